import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuredRun } from './measured-run.ts';

const onWindows = process.platform === 'win32';
/** The build renames its results into place, which works only on the disk of the project. */
const cache = 'node_modules/.cache/iron-banyan';
/** Later than the date of every post. */
const fixedDay = String(Date.UTC(2026, 10, 21) / 1000);

export type Builder = ReturnType<typeof ownBuilder>;

/** Our own build, without photographs. */
export function ownBuilder(root: string) {
  const site = join(root, cache, 'bench-own/site');
  const env = { DIST_FOLDER: site, PICTURES: 'off', SOURCE_DATE_EPOCH: fixedDay };
  const build = (content: string) => {
    rmSync(site, { recursive: true, force: true });
    const command = [process.execPath, 'scripts/run.mjs', 'build'];
    return measuredRun(command, root, { ...env, CONTENT_FOLDER: content });
  };
  return { name: 'ours', site, build };
}

/**
 * Astro's build of the Markdown posts in its folder `posts`, inside the layout of our pages. Installs its own Node,
 * since it requires a newer one. Throws when a download fails.
 */
export function astroBuilder(root: string, ownSite: string) {
  const folder = join(root, cache, 'bench-astro');
  const posts = join(folder, 'src/posts');
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  cpSync(join(root, 'scripts/benchmarks/astro'), folder, { recursive: true });
  mkdirSync(posts);
  writeFileSync(join(folder, 'src/frame.json'), JSON.stringify(frameOf(ownSite)));
  // Otherwise npm would use the prefix of the project that started this.
  const install = ['install', '--prefix', folder, '--no-package-lock', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', install, { encoding: 'utf8', shell: onWindows });
  if (status !== 0) throw new Error(`Astro could not be installed:\n${stderr}`);
  const node = join(folder, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node');
  const build = () => {
    for (const leftover of ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'dist'])
      rmSync(join(folder, leftover), { recursive: true, force: true });
    const command = [node, 'node_modules/astro/bin/astro.mjs', 'build'];
    return measuredRun(command, folder, { ASTRO_TELEMETRY_DISABLED: '1' });
  };
  return { name: 'Astro', site: join(folder, 'dist'), build, posts };
}

/** The layout of one of our posts, which Astro puts around each of its own. */
function frameOf(site: string) {
  const [post] = readdirSync(join(site, 'blog')).filter((name) => name.endsWith('.html'));
  const html = readFileSync(join(site, 'blog', post!), 'utf8');
  const [, head, before, after] =
    /<head>(.*)<\/head>.*?<body>(.*)<main.*<\/main>(.*)<\/body>/s.exec(html)!;
  const ownWords = /<title>.*?<\/title>|<meta name="description".*?>/g;
  return { head: head!.replace(ownWords, ''), before, after };
}
