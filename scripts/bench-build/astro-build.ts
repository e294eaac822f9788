import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOf } from './astro-project.ts';
import { measuredRun, type Cost } from './measured-run.ts';
import { writeMarkdown } from './post-folders.ts';

/** Where Astro keeps what it need not do again, and what it made. */
const leftovers = ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'dist'];

/** Gives the Astro project its posts and its styles. */
export function fillAstroProject(folder: string, content: string, count: number, styles: string) {
  const posts = join(folder, 'src/content/posts');
  rmSync(posts, { recursive: true, force: true });
  writeMarkdown(content, posts, count);
  mkdirSync(join(folder, 'src/styles'), { recursive: true });
  writeFileSync(join(folder, 'src/styles/site.css'), styles);
}

export const astroSite = (folder: string) => join(folder, 'dist');

/** Astro's build of what is in its project, from nothing, as ours is. */
export async function astroBuild(folder: string): Promise<Cost> {
  for (const name of leftovers) rmSync(join(folder, name), { recursive: true, force: true });
  return measuredRun({
    program: nodeOf(folder),
    args: ['node_modules/astro/bin/astro.mjs', 'build'],
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  });
}
