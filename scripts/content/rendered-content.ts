import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caches } from '../disk/caches.ts';
import { readPhotographs } from '../pictures/photographs.ts';
import { bodiesFile, PostBodies, type StoredPost } from './post-bodies.ts';

/** What the pages are rendered from: the values of the content modules, and the day that counts as today. */
export interface RenderedContent {
  /** By the name of a module inside content/: "files", "posts", "images". */
  modules: Record<string, unknown>;
  /** "2026-11-21", in India. */
  today: string;
  /** Whether some service keeps accounts. */
  accounts: boolean;
}

/** All posts as one module, by the name of each. */
export const postsModule = (content: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...content]
      .filter(([file]) => file.startsWith('posts/'))
      .map(([file, post]) => [file.slice('posts/'.length, -'.yaml'.length), post]),
  );

/** All files that must be there as one module, by the path of each. */
export const filesModule = (content: ReadonlyMap<string, unknown>) =>
  Object.fromEntries([...content].filter(([file]) => !file.startsWith('posts/')));

const contentFile = 'content.json';

/** Writes the checked content into the folder of a build, which already contains the texts of the posts. */
export async function writeContent(
  root: string,
  folder: string,
  content: ReadonlyMap<string, unknown>,
  { today, accounts }: Pick<RenderedContent, 'today' | 'accounts'>,
  out: string,
): Promise<void> {
  const rendered: RenderedContent = {
    modules: {
      files: filesModule(content),
      posts: postsModule(content),
      images: await readPhotographs(join(folder, 'images'), caches(root).placeholderColours),
    },
    today,
    accounts,
  };
  writeFileSync(join(out, contentFile), JSON.stringify(rendered));
}

/** Reads what `writeContent` has written. */
export function readContent(out: string): RenderedContent {
  const rendered = JSON.parse(readFileSync(join(out, contentFile), 'utf8')) as RenderedContent;
  const bodies = new PostBodies(join(out, bodiesFile), 'r');
  for (const post of Object.values(rendered.modules['posts'] as Record<string, StoredPost>))
    bodies.withBody(post);
  return rendered;
}

/** All texts of what `writeContent` has written, one behind the other: for the letters in them. */
export const textsOfContent = (out: string): string =>
  [contentFile, bodiesFile].map((file) => readFileSync(join(out, file), 'utf8')).join('\n');
