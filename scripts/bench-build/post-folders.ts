import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madePost, type MadePost } from './made-posts.ts';

const pad = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** The lines that both kinds of files have in common; JSON is YAML. */
const fieldsOf = (post: MadePost) =>
  Object.entries(post)
    .filter(([name]) => name !== 'slug' && name !== 'body')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

function* madePosts(count: number, images: string): Generator<MadePost> {
  const pictures = readdirSync(images).sort();
  // One after the other: this process should stay small beside those that it measures.
  for (let number = 0; number < count; number++) yield madePost(number, pictures);
}

/** Copies a content folder and adds made-up posts. */
export function writeContent(from: string, to: string, count: number) {
  cpSync(from, to, { recursive: true });
  for (const post of madePosts(count, join(from, 'images')))
    writeFileSync(
      join(to, `posts/${post.slug}.yaml`),
      `${fieldsOf(post)}body: |\n${pad(post.body)}\n`,
    );
}

/** The same posts as files of Markdown with their fields in front, as other builders read them. */
export function writeMarkdown(content: string, to: string, count: number) {
  mkdirSync(to, { recursive: true });
  for (const post of madePosts(count, join(content, 'images')))
    writeFileSync(join(to, `${post.slug}.md`), `---\n${fieldsOf(post)}---\n\n${post.body}\n`);
}
