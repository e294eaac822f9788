import rss from '@astrojs/rss';
import { orderedPosts } from '../posts.js';

/** The feed holds the newest posts, as feeds do. */
export async function GET({ site }) {
  const posts = (await orderedPosts()).slice(-20);
  return rss({
    title: 'Iron Banyan blog',
    description: 'Short reads on training, food and rest from a coaching gym in Bangalore.',
    site,
    items: posts.map(({ id, data }) => ({
      title: data.title,
      pubDate: data.date,
      description: data.excerpt,
      link: `/blog/${id}`,
    })),
  });
}
