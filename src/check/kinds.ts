/** The kinds of things that the content refers to by id: the noun of staff, and the place to add one, for messages. */
export const kinds: Readonly<Record<string, { noun: string; where: string }>> = {
  class: { noun: 'class', where: 'to classes.yaml' },
  trainer: { noun: 'coach', where: 'to trainers.yaml' },
  feature: { noun: 'feature', where: 'to the list "features" of plans.yaml' },
  plan: { noun: 'plan', where: 'to plans.yaml' },
  unit: { noun: 'unit', where: 'to the list "units" of plans.yaml' },
  term: { noun: 'term', where: 'to the list "terms" of plans.yaml' },
  question: { noun: 'question', where: 'to faq.yaml' },
  image: { noun: 'picture', where: 'to the folder content/images' },
  category: { noun: 'category', where: 'to the list "categories" of pages/blog.yaml' },
  page: { noun: 'page', where: 'to the site' },
};
