import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { measuredRun, type Cost } from './measured-run.ts';

/** A day that all posts are older than. */
const fixedDay = String(Date.UTC(2026, 10, 21) / 1000);

/** Our own build of a content folder, without the photographs, into `site`. */
export async function ownBuild(root: string, content: string, site: string): Promise<Cost> {
  rmSync(site, { recursive: true, force: true });
  return measuredRun({
    program: process.execPath,
    args: ['scripts/run.mjs', 'build'],
    cwd: root,
    env: {
      CONTENT_FOLDER: content,
      DIST_FOLDER: site,
      PICTURES: 'off',
      SOURCE_DATE_EPOCH: fixedDay,
    },
  });
}

/** How many pages are in the folder of a site. */
export const pagesIn = (site: string) =>
  readdirSync(site, { recursive: true }).filter((name) => String(name).endsWith('.html')).length;

/** The styles that stand in a post of ours, so that others write as many into theirs. */
export function stylesOf(site: string): string {
  const [post] = readdirSync(join(site, 'blog')).filter((name) => name.endsWith('.html'));
  const html = readFileSync(join(site, 'blog', post!), 'utf8');
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles]) => styles).join('\n');
}
