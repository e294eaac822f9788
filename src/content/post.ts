import { flag, oneOf, placeholder } from './fields/choices.ts';
import { date } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { whole } from './fields/numbers.ts';
import { alt, focus, image } from './fields/pictures.ts';
import { markdown, text } from './fields/text.ts';
import { z } from './fields/zod.ts';
import { refusal } from './problem.ts';
import { longestDescription, longestTitle, shortestDescription } from './text/text-size.ts';

// There may be ten thousand posts, so zod compiles their schema (fields/zod.ts says why).
z.config({ jitless: false });

const oldName = text(80)
  .refine(
    (value) => !['page', 'index'].includes(value),
    refusal(
      '{field} may not be "page" or "index": the site uses these addresses itself.',
      'Write an old name of this post, or delete this one.',
    ),
  )
  .refine(
    (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
    refusal(
      '{field} must be an old name of this post: lowercase letters, digits and hyphens.',
      'Write only the name, without the word of the blog before it and without .yaml',
    ),
  );

/** Schema of content/posts/*.yaml: one post of the blog; the name of the file is the last part of its path. */
export const post = group({
  title: text('Title', 80, { read: longestTitle }),
  date: date('Day', { help: 'On which it appears.' }),
  list: oneOf('Where it is listed', ['main', 'recent'], {
    help: 'In the list of the blog, or in the short list beside it.',
    written: 'main: the list of the blog; recent: the short list beside it.',
  }),
  order: whole('Place in that list', 1, 100_000, {
    help: 'Without it the newest come first.',
  }).optional(),
  draft: flag('Draft', {
    seldomMeant: true,
    help: 'Nobody but you sees it.',
    written: 'true while only you should see it; delete the line to publish.',
  }).optional(),
  category: refersTo('category', 'Category', { written: 'One of those in pages/blog.yaml.' }),
  image,
  focus,
  alt,
  // A tag may be typed with or without the # sign, which the page adds.
  tags: list(
    'Tags',
    text(30).transform((tag) => tag.replace(/^#\s*/, '')),
    { most: 12, shared: true },
  ),
  excerpt: text('Summary', longestDescription, {
    help: 'In the list and in search results, 70 to 155 characters.',
    example: 'One or two sentences, 70 to 155 characters long.',
  }).min(shortestDescription),
  body: markdown('Text', 20_000),
  formerly: list('Earlier names in its address', oldName, {
    most: 20,
    help: 'Old links still find it.',
  }).optional(),
  placeholder,
});

z.config({ jitless: true });

export type Post = z.infer<typeof post>;
