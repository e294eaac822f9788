import { HtmlValidate } from 'html-validate';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const pages = files.filter((name) => name.endsWith('.html')).sort();
const html = (name: string) => readFileSync(join(dist, name), 'utf8');

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-dup-id': 'error', 'no-missing-references': 'error', deprecated: 'error' },
});

test('every page is valid HTML, with ids of its own and references that lead somewhere', async () => {
  expect(pages.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const name of pages) {
    const { results } = await validator.validateString(html(name));
    for (const { messages } of results)
      found.push(
        ...messages.map(({ ruleId, message, line }) => `${name}:${line} ${ruleId} ${message}`),
      );
  }
  expect(found).toEqual([]);
});

test('every link, picture, script and file of every page is there', () => {
  const there = new Set(files.map((name) => `/${name.replaceAll('\\', '/')}`));
  const missing = new Set<string>();
  for (const name of pages) {
    const source = html(name);
    const addresses = [
      ...[...source.matchAll(/\s(?:href|src|action|formaction|data-src)="(\/[^"]*)"/gi)].flatMap(
        (match) => match[1]!.split(' '),
      ),
      ...[...source.matchAll(/srcset="([^"]*)"/gi)].flatMap((match) =>
        match[1]!.split(', ').map((one) => one.split(' ')[0]!),
      ),
      ...[...source.matchAll(/url\((\/[^)]*)\)/g)].map((match) => match[1]!),
    ];
    for (const address of addresses) {
      const [path = '', anchor] = address.replace(/\?[^#]*/, '').split('#');
      const file = path === '/' ? '/index.html' : path;
      if (!there.has(file) && !there.has(`${file}.html`)) missing.add(`${name}: ${address}`);
      else if (
        anchor &&
        !html(`${file.slice(1)}`.replace(/(\.html)?$/, '.html')).includes(`id="${anchor}"`)
      )
        missing.add(`${name}: ${address}`);
    }
  }
  expect([...missing]).toEqual([]);
});

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
