import { afterEach, beforeEach, expect, test } from 'vitest';
import { outdatedWordLists } from '../../src/rules/word-lists.ts';
import { ContentCopy } from '../checker/content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

/** Updates outdated lists like `npm run words`; returns the names of the files. */
async function refresh() {
  const { content } = await copy.check();
  const old = outdatedWordLists((file) => copy.read(file), content, '2026-11-21');
  for (const [file, text] of old) copy.write(file, text);
  return [...old.keys()];
}
const headOf = (file: string) => copy.read(file).split(/\r?\n\r?\n/)[0]!;

test('the head of a file says what its words in braces stand for now', async () => {
  await refresh();
  copy.edit('plans.yaml', 'price: 750', 'price: 700');
  const changed = await refresh();
  expect(changed).toContain('pages/pricing.yaml');
  expect(changed).not.toContain('plans.yaml');
  expect(headOf('pages/pricing.yaml')).toContain('{lowestPrice} ₹700 · {highestPrice} ₹1,150\n');
  expect(headOf('pages/pricing.yaml')).toContain('{sharedFeatures} Personal Trainer');
  expect(headOf('pages/home.yaml')).not.toContain('{sharedFeatures}');
  expect(await refresh()).toEqual([]);
});

test('nothing but the list changes, whatever ends the lines', async () => {
  await refresh();
  const before = copy.read('faq.yaml').replaceAll('\n', '\r\n');
  copy.write('faq.yaml', before);
  expect(await refresh()).toEqual([]);
  copy.edit('plans.yaml', 'price: 750', 'price: 700');
  await refresh();
  expect(copy.read('faq.yaml')).toBe(before.replaceAll('₹750', '₹700'));
});

test('a list that somebody deleted comes back at the end of the head', async () => {
  await refresh();
  const before = copy.read('faq.yaml');
  copy.write('faq.yaml', before.replace(/# Words in braces[^\n]*\n(#   \{[^\n]*\n)+/, ''));
  expect(copy.read('faq.yaml')).not.toBe(before);
  expect(await refresh()).toEqual(['faq.yaml']);
  expect(copy.read('faq.yaml')).toBe(before);
});

test('comments below the list stay, and a line above the head does no harm', async () => {
  await refresh();
  const list = /# Words in braces[^\n]*\n(#   \{[^\n]*\n)+/;
  const before = `shown: false\n${copy.read('pages/blog.yaml').replace(list, '$&# Ask Asha first.\n')}`;
  copy.write('pages/blog.yaml', before);
  expect(await refresh()).toEqual([]);
  copy.edit('plans.yaml', 'price: 750', 'price: 700');
  await refresh();
  expect(copy.read('pages/blog.yaml')).toBe(before.replaceAll('₹750', '₹700'));
});
