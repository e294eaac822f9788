import { readdirSync, readFileSync } from 'node:fs';
import type { Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderMarkdown } from '../../src/content/text/markdown.ts';
import { postSchema } from '../../src/desk/post-text/post-schema.ts';
import { documentOf } from '../../src/desk/post-text/read-markdown.ts';
import { markdownOf } from '../../src/desk/post-text/write-markdown.ts';

const { nodes, marks } = postSchema;
const text = (words: string, ...kinds: ('em' | 'strong')[]) =>
  postSchema.text(
    words,
    kinds.map((kind) => marks[kind].create()),
  );
const paragraph = (...inside: Node[]) => nodes['paragraph'].create(null, inside);
const written = (...blocks: Node[]) => markdownOf(postSchema.node('doc', null, blocks));

/** The words of a page that readers see, block by block. */
const shown = (markdown: string) =>
  renderMarkdown(markdown)
    .replace(/<\/?(?:strong|em)>/g, '')
    .replace(/<a [^>]*>|<\/a>/g, '')
    .trim();
const asTyped = (words: string) =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

describe('a text that is opened and closed keeps every byte', () => {
  const posts = readdirSync('content/posts').map((name) => {
    const { body } = parse(readFileSync(`content/posts/${name}`, 'utf8')) as { body: string };
    return [name, body] as [string, string];
  });
  test.each<[name: string, body: string]>([
    ...posts,
    ['nothing', ''],
    ['marks', 'Some **bold _and_ *italic*** [words](/pricing)\nover __two__ lines.\n'],
    ['lists', '* one\n* two\n  on\n\n3) three\n4) four\n\nEnd.\n'],
    ['headings', '# One\nText.\n\nTwo\n---\n### Three ###\n'],
    ['a table', 'Before.\n\n| a | b |\n| - | - |\n| 1 | 2 |\nAfter.\n'],
    ['a quote, a rule, code', '> Said.\n\n***\n\n```\na\n\nb\n```\n    c\n'],
    ['a list in a list', '- a\n  - b\n\n  c\n- d\n\n\n\ne\n'],
    [
      'an address for later',
      '[prices]: /pricing\n\nSee [the prices][prices] and [all][].\n\n[all]: /a "A"\n',
    ],
    ['no line end', '\n\n  One.  \nTwo\\\nThree'],
  ])('%s', (_, body) => {
    const document = documentOf(body);
    document.check();
    expect(markdownOf(document, body)).toBe(body);
  });
});

test('what the tools cannot make is kept as a block, and the rest is text', () => {
  const kinds = (markdown: string) => documentOf(markdown).children.map(({ type }) => type.name);
  expect(kinds('a\n\n> b\n\n- c\n')).toEqual(['paragraph', 'kept', 'bullet_list']);
  expect(kinds('1. a\n\n| a |\n| - |\n')).toEqual(['ordered_list', 'kept', 'paragraph']);
  expect(kinds('a `b`\n\n- a\n  - b\n')).toEqual(['kept', 'kept', 'paragraph']);
  expect(kinds('a  \nb\n\n## c\n')).toEqual(['kept', 'heading']);
  expect(kinds('[a](/b "c") ~~d~~\n')).toEqual(['kept', 'paragraph']);
});

describe('what is typed is shown as typed', () => {
  const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const pairs = signs.flatMap((one) => signs.map((other) => one + other));
  const around: ((pair: string) => string)[] = [
    (pair) => pair,
    (pair) => `${pair} a`,
    (pair) => `a${pair}b`,
    (pair) => `1${pair}2 then 3${pair}4`,
    (pair) => `(${pair})`,
  ];
  const words = (typed: string) => typed.replace(/\s+/g, ' ').trim();

  test('each printable sign and each pair, in a paragraph, a heading and a list', () => {
    for (const [index, pair] of pairs.entries()) {
      const typed = words(around[index % around.length]!(pair));
      if (typed === '') continue;
      const read = asTyped(typed);
      expect(shown(written(paragraph(text(typed)))), typed).toBe(`<p>${read}</p>`);
      const heading = nodes['heading'].create(null, text(typed));
      expect(shown(written(heading)), typed).toBe(`<h2>${read}</h2>`);
      const item = nodes['list_item'].create(null, paragraph(text(typed)));
      const list = shown(written(nodes['bullet_list'].create(null, item)));
      expect(list, typed).toBe(`<ul>\n<li>${read}</li>\n</ul>`);
    }
  });

  test('beside and within bold and italic words', () => {
    for (const [index, pair] of pairs.entries()) {
      const typed = words(around[index % around.length]!(pair));
      if (typed === '') continue;
      for (const kinds of [['strong'], ['em'], ['strong', 'em']] as const) {
        const inside = paragraph(text('a'), text(typed, ...kinds), text('b'));
        expect(shown(written(inside)), typed).toBe(`<p>a${asTyped(typed)}b</p>`);
        const beside = paragraph(text('bold', ...kinds), text(typed), text('bold', ...kinds));
        expect(shown(written(beside)), typed).toBe(`<p>bold${asTyped(typed)}bold</p>`);
      }
    }
  });
});

test('a changed paragraph is wrapped, and no line of it begins a list', () => {
  const typed = `${'word '.repeat(19)}- no list 1. no ${'word '.repeat(20)}`.trim();
  const body = written(paragraph(text(typed)));
  expect(Math.max(...body.split('\n').map(({ length }) => length))).toBeLessThan(125);
  expect(renderMarkdown(body).replace(/\n/g, ' ').trim()).toBe(`<p>${typed}</p>`);
});

test('a changed item leaves the other blocks', () => {
  const body = 'One\ntwo.\n- a\n- b\n\n\n* * *\n\nEnd.\n';
  const document = documentOf(body);
  const list = document.child(1);
  const changed = list.copy(
    list.content.replaceChild(0, nodes['list_item'].create(null, paragraph(text('c')))),
  );
  expect(markdownOf(document.copy(document.content.replaceChild(1, changed)), body)).toBe(
    'One\ntwo.\n\n- c\n- b\n\n* * *\n\nEnd.\n',
  );
});
