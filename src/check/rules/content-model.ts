import { factNames, namedFacts } from '../../content/placeholders.ts';
import { type CheckedFiles, files, folders, valueOf } from '../../content/files.ts';
import { addressesOf, rulesBetweenFiles } from './rules.ts';
import type { ContentModel } from '../model.ts';
import type { ValueProblem } from '../../content/problem.ts';

const postNames = (list: Iterable<string>) =>
  [...list]
    .filter((file) => file.startsWith('posts/'))
    .map((file) => file.slice('posts/'.length, -'.yaml'.length));

/** The content model of this site for the checker. `today` is the date at the place of the site: "2026-11-21". */
export const contentModel = (today: string): ContentModel => ({
  today,
  files,
  folders,
  images: 'images',
  companions: ['README.md', 'PLACEHOLDERS.md'],
  // Hosts serve blog/index.html for /blog.
  refusedNames: ['page', 'index'],
  kinds: {
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
  },
  otherIds: (kind, list, content, declared) =>
    kind === 'page' ? addressesOf(content, postNames(list), declared) : [],
  facts: [...factNames, ...Object.keys(namedFacts).map((name) => `${name}:`)],
  namedFacts,
  rules: (content, declared) =>
    rulesBetweenFiles(content, postNames(content.keys()), declared, today),
  unanswered,
});

/** Questions that the owner must answer before the launch: terms of prices, and translations. */
export function* unanswered(content: CheckedFiles): Generator<ValueProblem> {
  yield* termsWithoutAnswer(content);
  yield* wordsNotTranslated(content);
}

function* wordsNotTranslated(content: CheckedFiles): Generator<ValueProblem> {
  const place = valueOf(content, 'site.yaml')?.place;
  if (place?.wordsIn !== undefined)
    yield {
      file: 'site.yaml',
      path: ['place', 'wordsIn'],
      message: `The words of the site are still in ${languageName(place.wordsIn)}, not in ${languageName(place.language)}.`,
      remedy: `Translate the texts of all files into ${languageName(place.language)}, then delete this line.`,
    };
}

/** "da" → "Danish" */
const languageName = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code)!;

/** The terms that the Pricing page shows as still to be confirmed. */
function* termsWithoutAnswer(content: CheckedFiles): Generator<ValueProblem> {
  for (const [index, { title, answer }] of valueOf(content, 'plans.yaml')?.terms.entries() ?? [])
    if (answer === undefined)
      yield {
        file: 'plans.yaml',
        path: ['terms', index, 'title'],
        message: `The Pricing page says only that "${title}" is to be confirmed.`,
        remedy: 'Add a line below it: answer: What it is, in a few words',
      };
}
