import { placeholder, shownFlag } from '../fields/choices.ts';
import { date, daysInOrder } from '../fields/dates.ts';
import { group, list } from '../fields/groups.ts';
import { declaresName } from '../fields/ids.ts';
import { whole } from '../fields/numbers.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, readOut, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';

/** The placeholders of sentences about the pages of the list, and about what a search found. */
const pages = '{page} {pages?}';
const found = '{count?} {total?} {query?}';

/**
 * Schema of content/pages/blog.yaml: the list of the blog, its search, the lists beside it, the words around a post.
 */
export const blogPage = group({
  shown: shownFlag,
  seo: seo(),
  laterPagesSeo: seo('{page?} {pages?}', 'In search results, from the second page on'),
  banner: group(topOfPage, {
    ...banner,
    lead: sentence('Sentence under the title'),
  }),
  perPage: whole('Posts on one page', 1, 60, { noun: 'a whole number of posts' }),
  post: group('Around each post', {
    author: text('Who wrote it', 40),
    readingTime: sentence('How long it takes to read', '{minutes}'),
    buyButton: text('Button that asks about the post', 40, {
      help: 'Leads to the contact page.',
    }),
    buyName: sentence('Button that asks about the post, for screen readers', '{title}', {
      help: readOut,
      rare: true,
    }),
    readButton: text('Link to the post', 40, { help: 'In the list.' }),
    draft: text('Beside a draft', 80, { help: 'No visitor sees it.' }),
    later: sentence('Beside a post with a future date', '{date}', { help: 'No visitor sees it.' }),
    readName: sentence('Link to the post, for screen readers', '{title}', {
      help: 'For screen readers only. It begins with the words of the link.',
      rare: true,
    }),
    allPosts: text('Link to all posts', 40),
    tagsLabel: text('Name of the tags', 40, { help: 'For screen readers only.', rare: true }),
    next: text('Above the next post', 40),
    previous: text('Above the previous post', 40),
    share: text('Button that shares', 40),
    copyLink: text('Button that copies the link', 40),
    linkCopied: text('After the link is copied', 40),
  }),
  pager: group('Row of page numbers', {
    label: text('Name of the row', 40, { help: 'For screen readers only.', rare: true }),
    page: sentence('Number of a page, for screen readers', pages, { rare: true }),
    current: sentence('Number of the current page, for screen readers', pages, { rare: true }),
    next: text('Link to the next page', 40),
    previous: text('Link to the previous page', 40),
  }),
  search: group({
    label: text('Name of the search', 60, { help: 'For screen readers only.', rare: true }),
    hint: text('While nothing is typed', 40),
    button: text('Name of the button', 40, { help: 'For screen readers only.', rare: true }),
    found: sentence('Several posts are found', '{count} {total?} {query?}'),
    foundOne: sentence('One post is found', found),
    none: sentence('No post is found', '{query?}'),
    meant: sentence(
      'No post is found, except for a similar word',
      '{typed} {query} {count?} {total?}',
    ),
    inCategory: sentence('Above the posts of a category', '{category}'),
    withTag: sentence('Above the posts with a tag', '{tag}'),
    emptyCategory: sentence('Category without posts', '{category?}'),
    emptyTag: sentence('Tag without posts', '{tag?}'),
    places: text('Name of the other results', 60, {
      help: 'For screen readers only: classes, coaches, questions and pages.',
      rare: true,
    }),
    kinds: group('Other results', {
      class: text('Beside a class', 20),
      coach: text('Beside a coach', 20),
      question: text('Beside a question', 20),
      page: text('Beside a page', 20),
    }),
    clear: text('Button that shows all posts', 40),
    withoutScript: sentence('In a browser that cannot search').optional(),
  }),
  sidebarLabel: text('Name of the column beside the posts', {
    help: 'For screen readers only.',
    rare: true,
  }),
  categories: group({
    title: text(40),
    items: list(
      'List of categories',
      group('Category', {
        name: declaresName('category'),
        count: whole('Number of posts', 0, 100_000, {
          help: 'A fixed figure; without it the posts are counted.',
        }).optional(),
      }),
      { most: 40, unique: ['name'] },
    ),
  }),
  recentTitle: text('Above the recent posts', 40),
  tags: group({
    title: text(40),
    items: list('List of tags', text('Tag', 30), { most: 40 }),
  }),
  discount: group('Offer beside the posts', {
    headline: text(40),
    terms: sentence('What it applies to'),
    from: date('First day').optional(),
    until: date('Last day', { help: 'After it the offer disappears by itself.' }).optional(),
    button: button(),
    placeholder,
  }).superRefine(daysInOrder('when the offer begins')),
  feed: group(
    'In feed readers',
    { title: sentence(), description: sentence() },
    { help: 'For people who follow the blog in another app.' },
  ),
});
