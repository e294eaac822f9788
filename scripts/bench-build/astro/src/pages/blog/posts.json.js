import { isoDate, orderedPosts, plainText } from '../../posts.js';

/** What a search in the browser would ask for. */
export async function GET() {
  const posts = await orderedPosts();
  return Response.json(
    posts.map(({ id, body, data }) => ({
      slug: id,
      title: data.title,
      day: isoDate(data.date),
      category: data.category,
      tags: data.tags,
      excerpt: data.excerpt,
      text: plainText(body),
      image: data.image,
    })),
  );
}
