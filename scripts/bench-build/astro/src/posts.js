import { getCollection } from 'astro:content';

/** All posts in the order of the list. */
export const orderedPosts = async () =>
  (await getCollection('posts')).sort((a, b) => a.data.order - b.data.order);

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
export const shownDate = (date) => dateFormat.format(date);
export const isoDate = (date) => date.toISOString().slice(0, 10);

/** Markdown → its words alone. */
export const plainText = (markdown) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(#+|-|\d+\.) /gm, '')
    .replace(/\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const minutesOf = (markdown) =>
  Math.max(1, Math.round(plainText(markdown).split(' ').length / 200));

export const filterId = (name) => name.toLowerCase().replace(/\s+/g, '-');
export const tagAddress = (name) => `/blog?tag=${encodeURIComponent(filterId(name))}`;
export const categoryAddress = (name) => `/blog?category=${encodeURIComponent(filterId(name))}`;
