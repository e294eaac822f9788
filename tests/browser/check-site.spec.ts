import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { pathOfPage, readSite } from '../../scripts/check/check-pages.ts';
import { hiddenPage } from '../../src/content/hidden-pages.ts';
import { fixedPaths } from '../../src/content/page-paths.ts';

const root = join(import.meta.dirname, '../..');

test('every page of the register is built, unless it is hidden', () => {
  const content = new Map(
    ['accounts.yaml', 'pages/blog.yaml', 'pages/gallery.yaml'].map((file): [string, unknown] => [
      file,
      parse(readFileSync(join(root, 'content', file), 'utf8')),
    ]),
  );
  const isHidden = (address: string) =>
    hiddenPage(address, content, { today: '', drafts: true }) !== undefined;
  const built = new Set(readSite(join(root, 'dist')).pages.map(pathOfPage));
  const missing = fixedPaths().filter((address) => !built.has(address) && !isHidden(address));
  expect(missing).toEqual([]);
});

const tooMuch = Array.from({ length: 4000 }, (_, index) => (index * 7919).toString(36)).join(' ');
const takenTitle = 'About us | Iron Banyan, Bangalore';

/** What is put before the footer of /about, and what is said of it. */
const added: [markup: string, said: string][] = [
  ['<a href="/classses">x</a>', '/about links to /classses, which does not exist.'],
  ['<a href="/pricing#x">x</a>', '/about links to /pricing#x, but that page has no such id.'],
  [
    '<img alt="" src="https://a.example/a.jpg">',
    'loads https://a.example/a.jpg from another site.',
  ],
  ['<p style="color: red">x</p>', '/about has style of <p>, which the policy forbids.'],
  [`<p>${tooMuch}</p>`, '/about, markup and styles of the first view'],
];
/** What is changed elsewhere. */
const changed: [file: string, from: string | RegExp, to: string, said: string][] = [
  ['index.html', /data-src="\/assets\/liveStatus[^ "]*/, 'data-src="/assets/x.js', '/assets/x.js'],
  ['classes.html', /<title>[^<]*</, '<title><', '/classes has no title.'],
  ['coaches.html', /<title>[^<]*</, `<title>${takenTitle}<`, `the same title: "${takenTitle}"`],
  ['pricing.html', '<footer', '<p><div>x</div></p><footer', '/pricing, line 1'],
  ['sitemap.xml', /<url><loc>[^<]*\/pricing<\/loc><\/url>/, '', 'does not name /pricing.'],
  ['sitemap.xml', '<url>', '<url><loc>https://x.example/gone</loc></url><url>', 'x.example/gone'],
  [
    'feed.xml',
    'blog/rest-days-that-are-not-lazy"',
    'blog/rest"',
    'blog/rest, which does not exist',
  ],
];

test('each mistake of a site fails the check, which names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(root, 'dist'), folder, {
    recursive: true,
    filter: (name) => !['photographs', 'share'].includes(basename(name)),
  });
  const ofAbout = added.map(([markup, said]) => [
    'about.html',
    '<footer',
    `${markup}<footer`,
    said,
  ]);
  const mistakes = [...ofAbout, ...changed] as typeof changed;
  for (const [file, from, to, said] of mistakes) {
    const text = readFileSync(join(folder, file), 'utf8');
    const after = text.replace(from, () => to);
    expect(after, said).not.toBe(text);
    writeFileSync(join(folder, file), after);
  }
  const check = ['scripts/run.mjs', 'check-site', folder, '--without-pictures'];
  const { status, stderr } = spawnSync(process.execPath, check, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  rmSync(folder, { recursive: true });
  for (const [, , , said] of mistakes) expect(stderr).toContain(said);
  expect(status).toBe(1);
});
