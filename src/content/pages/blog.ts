import type { z } from 'zod';
import { placeholder, shownFlag } from '../fields/choices.ts';
import { date, daysInOrder } from '../fields/dates.ts';
import { group, list } from '../fields/groups.ts';
import { declaresName } from '../fields/ids.ts';
import { whole } from '../fields/numbers.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, seo } from '../page-parts.ts';

const pages = { page: 'must', pages: 'may' } as const;
const found = { count: 'may', total: 'may', query: 'may' } as const;

/** content/pages/blog.yaml: the blog's list, its search, the lists beside it, the frame of a post. */
export const blogPage = group({
  shown: shownFlag,
  seo: seo(),
  laterPagesSeo: seo({ page: 'may', pages: 'may' }),
  banner: group({ ...banner, lead: sentence() }),
  perPage: whole(1, 60, 'a whole number of posts'),
  post: group({
    author: text(40),
    readingTime: sentence({ minutes: 'must' }),
    buyButton: text(40),
    buyName: sentence({ title: 'must' }),
    readButton: text(40),
    draft: text(80),
    later: sentence({ date: 'must' }),
    readName: sentence({ title: 'must' }),
    allPosts: text(40),
    tagsLabel: text(40),
    next: text(40),
    previous: text(40),
    share: text(40),
    copyLink: text(40),
    linkCopied: text(40),
  }),
  pager: group({
    label: text(40),
    page: sentence(pages),
    current: sentence(pages),
    next: text(40),
    previous: text(40),
  }),
  search: group({
    label: text(60),
    hint: text(40),
    button: text(40),
    found: sentence({ ...found, count: 'must' }),
    foundOne: sentence(found),
    none: sentence({ query: 'may' }),
    inCategory: sentence({ category: 'must' }),
    withTag: sentence({ tag: 'must' }),
    emptyCategory: sentence({ category: 'may' }),
    emptyTag: sentence({ tag: 'may' }),
    clear: text(40),
    withoutScript: sentence().optional().meta({
      description: 'Shown under the field where scripts are off.',
    }),
  }),
  sidebarLabel: text(),
  categories: group({
    title: text(40),
    items: list(
      group({
        name: declaresName('category'),
        count: whole(0, 100_000)
          .optional()
          .meta({ description: 'A fixed figure; without it the real number is shown.' }),
      }),
      { most: 40 },
    ),
  }),
  recentTitle: text(40),
  tags: group({ title: text(40), items: list(text(30), { most: 40 }) }),
  discount: group({
    headline: text(40),
    terms: sentence(),
    from: date.optional(),
    until: date.optional(),
    button,
    placeholder,
  }).superRefine(daysInOrder('the offer')),
  feed: group({ title: sentence(), description: sentence() }),
});

export type BlogPageContent = z.infer<typeof blogPage>;
