import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caches } from './caches.ts';
import { readPhotographs } from './photographs.ts';

/** What the pages are rendered from: the values of the content modules, and the day that counts as today. */
export interface RenderedContent {
  /** By the place of a module inside content/: "plans.yaml", "posts", "images". */
  modules: Record<string, unknown>;
  /** "2026-11-21", in India. */
  today: string;
}

/** All posts as one module, by the name of each. */
export const postsOf = (content: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...content]
      .filter(([file]) => file.startsWith('posts/'))
      .map(([file, post]) => [file.slice('posts/'.length, -'.yaml'.length), post]),
  );

/** Writes the checked content where the renderer finds it. */
export async function writeContent(
  root: string,
  folder: string,
  content: ReadonlyMap<string, unknown>,
  today: string,
  file: string,
): Promise<void> {
  const files = [...content].filter(([name]) => !name.startsWith('posts/'));
  const rendered: RenderedContent = {
    modules: {
      ...Object.fromEntries(files),
      posts: postsOf(content),
      images: await readPhotographs(join(folder, 'images'), caches(root).placeholderColours),
    },
    today,
  };
  writeFileSync(file, JSON.stringify(rendered));
}
