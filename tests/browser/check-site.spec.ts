import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from '@playwright/test';
import { addressOf, readSite } from '../../scripts/check/check-pages.ts';
import { fixedAddresses } from '../../src/content/addresses.ts';
import { hiddenPage, type Visibility } from '../../src/check/rules/hidden-content.ts';

const root = join(import.meta.dirname, '../..');
const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });

test('the built pages are whole, and weigh what they may', () => {
  const { status, stdout, stderr } = run('check-site');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^The built pages are correct/);
});

test('every page of the register is built, unless it is hidden', () => {
  const valueOf = (file: string): unknown =>
    parse(readFileSync(join(root, 'content', file), 'utf8'));
  const files = Object.fromEntries(
    ['accounts.yaml', 'pages/blog.yaml', 'pages/gallery.yaml'].map((file) => [file, valueOf(file)]),
  ) as Visibility['files'];
  const isHidden = (address: string) =>
    hiddenPage(address, { files, post: () => undefined, today: '' }) !== undefined;
  const { pages } = readSite(join(root, 'dist'));
  const built = new Set(pages.map(addressOf));
  expect(fixedAddresses().filter((address) => !built.has(address) && !isHidden(address))).toEqual(
    [],
  );
});

test.describe('a site with a mistake', () => {
  let folder: string;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(join(root, 'dist'), folder, {
      recursive: true,
      filter: (name) => !['photographs', 'share'].includes(basename(name)),
    });
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  const mistakes: [what: string, file: string, from: string | RegExp, to: string, said: string][] =
    [
      [
        'a link into nothing',
        'about.html',
        '<footer',
        '<a href="/classses">x</a><footer',
        '/about links to /classses, which does not exist.',
      ],
      [
        'an anchor into nothing',
        'about.html',
        '<footer',
        '<a href="/pricing#offers">x</a><footer',
        '/about links to /pricing#offers, but that page has no such id.',
      ],
      [
        'a lost script',
        'index.html',
        /data-src="\/assets\/liveStatus[^ "]*/,
        'data-src="/assets/lost.js',
        '/ links to /assets/lost.js',
      ],
      [
        'a page without a title',
        'classes.html',
        /<title>[^<]*</,
        '<title><',
        '/classes has no title.',
      ],
      [
        'a title that another page has',
        'classes.html',
        /<title>[^<]*</,
        '<title>About us | Iron Banyan, Bangalore<',
        'have the same title: "About us | Iron Banyan, Bangalore"',
      ],
      [
        'a picture of another site',
        'about.html',
        '<footer',
        '<img alt="" src="https://photos.example/a.jpg"><footer',
        '/about loads https://photos.example/a.jpg from another site.',
      ],
      [
        'a style attribute',
        'about.html',
        '<footer',
        '<p style="color: red">x</p><footer',
        '/about has style of <p>, which the policy forbids.',
      ],
      [
        'invalid markup',
        'pricing.html',
        '<footer',
        '<p><div>x</div></p><footer',
        '/pricing, line 1',
      ],
      [
        'a page that the map of the site forgot',
        'sitemap.xml',
        /<url><loc>[^<]*\/pricing<\/loc><\/url>/,
        '',
        'sitemap.xml does not name /pricing.',
      ],
      [
        'a page that is only on the map',
        'sitemap.xml',
        '<url>',
        '<url><loc>https://ironbanyan.example/gone</loc></url><url>',
        'sitemap.xml names https://ironbanyan.example/gone',
      ],
      [
        'a lost post in the feed',
        'feed.xml',
        /blog\/rest-days-that-are-not-lazy"/,
        'blog/rest-days"',
        'feed.xml names https://ironbanyan.example/blog/rest-days, which does not exist.',
      ],
      [
        'a page that weighs too much',
        'about.html',
        '<footer',
        `<p>${Array.from({ length: 4000 }, (_, index) => (index * 7919).toString(36)).join(' ')}</p><footer`,
        '/about, markup and styles of the first view',
      ],
    ];
  /** Those that can be made together: nothing in a file that an earlier one has taken away. */
  const rounds: (typeof mistakes)[] = [[], []];
  for (const mistake of mistakes) {
    const isOfTitle = mistake[0] === 'a title that another page has';
    rounds[isOfTitle ? 1 : 0]!.push(mistake);
  }
  for (const round of rounds)
    test(`each fails the check, which names it: ${round.map(([what]) => what).join(', ')}`, () => {
      const before = new Map<string, string>();
      for (const [what, file, from, to] of round) {
        const text = readFileSync(join(folder, file), 'utf8');
        if (!before.has(file)) before.set(file, text);
        const after = text.replace(from, () => to);
        expect(after, what).not.toBe(text);
        writeFileSync(join(folder, file), after);
      }
      const { status, stderr } = run('check-site', folder, '--without-pictures');
      for (const [file, text] of before) writeFileSync(join(folder, file), text);
      for (const [what, , , , said] of round) expect(stderr, what).toContain(said);
      expect(status).toBe(1);
    });
});
