import { defineParts } from '../../design/runtime/parts.ts';

/** What live-blog.ts finds on /blog. */
export const blogParts = defineParts({
  form: 'form',
  query: 'input',
  status: 'div',
  places: 'ul',
  results: 'div',
  list: 'div',
  filter: 'a',
  line: 'template',
  place: 'template',
  hit: 'template',
});

/** The parts of the templates: the line above the results, a page that is found, and a post. */
export const lineParts = defineParts({ sentence: 'h2' });
export const placeParts = defineParts({ name: 'a', kind: 'b', text: 'p' });
export const hitParts = defineParts({
  photo: 'div',
  date: 'span',
  category: 'span',
  title: 'h3',
  passage: 'p',
  buy: 'a',
  read: 'a',
});

/** What live-share.ts finds around the link that shares a post. */
export const shareParts = defineParts({ link: 'a', label: 'span', status: 'p' });
