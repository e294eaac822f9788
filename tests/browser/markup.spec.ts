import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const pages = files.filter((name) => name.endsWith('.html')).sort();
const html = (name: string) => readFileSync(join(dist, name), 'utf8');

test('every page has a title and a description of its own, of a length that search results show', () => {
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
});
