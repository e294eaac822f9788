import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ofWords } from './page.ts';

const dist = join(import.meta.dirname, '../../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const pages = files.filter((name) => name.endsWith('.html')).sort();
const html = (name: string) => readFileSync(join(dist, name), 'utf8');

test(
  'every page has a title and a description of its own, of a length that search results show',
  ofWords,
  () => {
    const titles = new Map<string, string>();
    for (const name of pages.filter((one) => one !== 'gallery.html')) {
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html(name)) ?? [];
      const [, description = ''] =
        /<meta name="description" content="([^"]*)"/.exec(html(name)) ?? [];
      const letters = (text: string) => text.replace(/&[#\w]+;/g, 'x').length;
      expect(letters(title), `${name}: ${title}`).toBeGreaterThan(8);
      expect(letters(title), `${name}: ${title}`).toBeLessThanOrEqual(80);
      expect(letters(description), name).toBeGreaterThanOrEqual(70);
      expect(letters(description), name).toBeLessThanOrEqual(155);
      for (const text of [title, description]) {
        expect(titles.get(text), `${name} and another page say "${text}"`).toBeUndefined();
        titles.set(text, name);
      }
    }
  },
);

const checker = process.env['NU_HTML_CHECKER'];

test('the checker of the W3C finds nothing against any page', () => {
  test.skip(checker === undefined, 'there is no Java here, or vnu-jar could not be installed');
  const { stderr } = spawnSync(
    'java',
    ['-jar', checker!, '--skip-non-html', '--format', 'json', dist],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  const { messages } = JSON.parse(stderr) as {
    messages: { type: string; subType?: string; url: string; message: string; extract: string }[];
  };
  // The slash of an empty element is React's way to write it; of styles it knows what was new ten years ago.
  const found = messages.filter(
    ({ type, subType, message }) =>
      (type !== 'info' || subType === 'warning') && !message.startsWith('CSS: '),
  );
  expect(found.map(({ url, message, extract }) => [url, message, extract])).toEqual([]);
});
