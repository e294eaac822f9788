import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { blocksOf, markdownOf } from '../../src/editor/form/markdown-blocks.ts';
import { blocksOfLines, linesOf } from '../../src/editor/form/markdown-lines.ts';
import { root } from '../checker/content-copy.ts';

const posts = join(root, 'content/posts');
const bodies = readdirSync(posts).map((name): [string, string] => [
  name,
  (parse(readFileSync(join(posts, name), 'utf8')) as { body: string }).body,
]);

const kept = (text: string) => markdownOf(blocksOfLines(linesOf(blocksOf(text))), text);

test.each(bodies)('the text of %s is the same again', (_, body) => {
  expect(kept(body)).toBe(body);
});

const others = [
  '> Said.\n> And said.',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  'a | b\n--|--\n1 | 2',
  '```js\nlet a;\n\n\nlet b;\n```',
  '    indented code',
  '<!-- not\n\nyet -->',
  'One line  \nand another',
  'One line\\\nand another',
  '- a\n  - nested\n- b',
  '[week]: /schedule',
  'Title\n=====',
  '---',
  '## Closed ##',
];

test.each(others)('%j is kept and not edited', (text) => {
  expect(blocksOf(`One.\n\n${text}\n\nTwo.\n`).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'other',
    'paragraph',
  ]);
  const edited = blocksOf(`One.\n\n${text}\n\nTwo.\n`).map((one) =>
    one.text === 'Two.' ? { ...one, text: 'Three.', source: '', before: one.source } : one,
  );
  expect(markdownOf(edited, `One.\n\n${text}\n\nTwo.\n`)).toBe(`One.\n\n${text}\n\nThree.\n`);
});

test.each([
  '',
  'No end',
  '\n\nBlank lines first\n\n\n\nand between.\n\n\n',
  'Windows\r\nlines\r\n\r\n- one\r\n- two\r\n',
  '# One\n### Three\nText at once\n* star\n* star\n\n1) one\n2) two\n',
  '- loose\n\n- items\n\n  with more\n\n- last\n',
  'Trailing blanks   \n\nand **bold *and italic* words**, ***both***, `code`, [a][b], ![x](y)\n',
  '```\nnever closed\n\n',
  '\\> no quote\n',
])('%j is the same again', (text) => {
  expect(kept(text)).toBe(text);
});

test('a change rewrites its block alone', () => {
  const text = '# Top\ntext\n\n\n* one\n\n* two\n\n2) a\n3) b\n\n> q\n';
  const change = (was: string, now: string) =>
    markdownOf(
      blocksOf(text).map((one) =>
        one.text === was ? { ...one, text: now, source: '', before: one.source } : one,
      ),
      text,
    );
  for (const was of ['Top', 'text', 'one', 'two', 'a', 'b'])
    expect(change(was, 'new')).toBe(text.replace(new RegExp(`\\b${was}\\b`), 'new'));
});

test('a new item has the mark of the one before it', () => {
  const [star, two] = blocksOf('* one\n\n2) two');
  const item = { kind: 'item', text: 'x', source: '' } as const;
  expect(markdownOf([star!, item, two!, { ...item, kind: 'number' }])).toBe(
    '* one\n* x\n\n2) two\n2) x\n',
  );
});

test('no line begins with what would make it another block', () => {
  for (const word of ['-', '1.', '##', '>', '|', '+', '*']) {
    const text = `${'word '.repeat(30)}${word} and more`;
    const written = markdownOf([{ kind: 'paragraph', text, source: '' }], '', 30);
    expect(blocksOf(written).map((one) => one.text)).toEqual([text]);
    const starting = markdownOf([{ kind: 'paragraph', text: `> ${text}`, source: '' }], '');
    expect(blocksOf(starting)).toMatchObject([{ kind: 'paragraph', text: `> ${text}` }]);
  }
});
