import type { Node } from 'prosemirror-model';
import { EditorState, Selection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { linksOf, markdownParser, renderMarkdown } from '../../src/content/text/markdown.ts';
import { changeTo } from '../../src/desk/post-text/post-editor.ts';
import { postSchema } from '../../src/desk/post-text/post-schema.ts';
import { documentOf } from '../../src/desk/post-text/read-markdown.ts';
import { markdownOf } from '../../src/desk/post-text/write-markdown.ts';
import { texts } from '../check/content-at-hand.ts';

const { nodes, marks } = postSchema;
const { linkify } = markdownParser();
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
  const posts = [...texts].flatMap(([name, text]): [string, string][] =>
    name.startsWith('posts/') ? [[name, (parse(text) as { body: string }).body]] : [],
  );
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

/** Addresses of all forms that a page may link to. */
const addresses = [
  '/pricing',
  '/schedule?coach=priya#mon',
  'https://a.example',
  'https://youtu.be/_wUp1S0n',
  'https://youtu.be/a_b_-c__',
  'https://a.example/~ana/*new*/x*y',
  'https://a.example/menu%20card%29.pdf',
  'https://a.example/caf%E9?a=1&lt;b&copy;=2',
  'https://a.example/%',
  'https://müller.example/Größe,Länge',
  'https://en.example/wiki/Gym_(club)',
  'https://a.example/(a(b)c)',
  'https://a.example/)(',
  'https://a.example/x[1]',
  'https://a.example/]x[',
  'https://a.example/a,b;c!d?e:f',
  "https://a.example/it's",
  'mailto:ana_b@a.example',
  'tel:+918041234567',
] as const;

describe('a text with addresses of all forms', () => {
  /** Bold and italic links are the same within and around the link. */
  const page = (markdown: string) =>
    renderMarkdown(markdown)
      .replace(/\s+/g, ' ')
      .replace(/<(em|strong)>(<a [^>]*>)([^<]*)<\/a><\/\1>/g, '$2<$1>$3</$1></a>')
      .trim();
  /** What the editor writes if it keeps nothing of what it has read. */
  const rewritten = (markdown: string) =>
    written(
      ...documentOf(markdown).children.map((node) =>
        node.isAtom ? node : node.type.create({ ...node.attrs, origin: null }, node.content),
      ),
    );
  /** What it writes once a letter is typed at the end of the first block. */
  const withLetter = (markdown: string) => {
    const { tr } = EditorState.create({ doc: documentOf(markdown) });
    return markdownOf(tr.insertText('x', tr.doc.firstChild!.nodeSize - 1).doc, markdown);
  };
  const words = (markdown: string) => page(markdown).replace(/<\/?(?:em|strong)>/g, '');
  const link = (address: string) => `[the words](<${address}>)`;
  const forms: ((address: string) => string)[] = [
    link,
    (address) => `[${address.replace(/[[\]_*]/g, '\\$&')}](<${address}>)`,
    (address) => `<${address}>`,
    (address) => address,
    (address) => `*${link(address)}*`,
    (address) => `**<${address}>**`,
    (address) => `**${address}**`,
    (address) => `(${address})`,
    (address) => `\`${address}`,
    (address) => `"${address}".`,
    (address) => `${address}, [`,
    (address) => `${address}]`,
    (address) => `x_${address}_y`,
    (address) => `!${link(address)}`,
    (address) => `https\\://a.example ${address}`,
  ];

  test.each(addresses)('%s is on the page what it was', (address) => {
    for (const [at, form] of forms.entries()) {
      const one = form(address);
      const other = forms[(at * 4 + 1) % forms.length]!(addresses[at]!);
      const list = `- ${one}\n- ${other}`;
      expect(page(rewritten(list)), list).toBe(page(list));
      for (const markdown of [`See ${one} now, or ${other}`, `${other}-${one}`, `## ${one}`]) {
        expect(page(rewritten(markdown)), markdown).toBe(page(markdown));
        if (documentOf(markdown).firstChild!.isTextblock)
          expect(words(withLetter(markdown)), markdown).toBe(
            words(markdown).replace(/(?=<\/(?:p|h2)>$)/, 'x'),
          );
      }
    }
  });

  test.each(addresses)('the words around %s can be typed into', (address) => {
    for (const form of forms.slice(0, 6))
      expect(documentOf(`See ${form(address)} now`).firstChild!.isTextblock).toBe(true);
  });

  test.each(addresses)('%s is written as it was chosen for a link', (address) => {
    const linked = postSchema.text('words', [marks['link'].create({ href: address })]);
    const markdown = written(paragraph(linked));
    expect(linksOf(markdown).links).toEqual([{ words: 'words', address, isPicture: false }]);
    expect(documentOf(markdown).firstChild!.isTextblock).toBe(true);
  });

  test.each(addresses)('%s is typed, and read as it would be in the file', (address) => {
    for (const typed of [`See ${address} now`, `(${address}) `, `${address}[a] and *b*`]) {
      const markdown = written(paragraph(text(typed)));
      const linked = linkify.match(typed) ?? [];
      expect(linksOf(markdown).links.map((one) => one.address)).toEqual(
        linked.map(({ raw }) => raw),
      );
      expect(documentOf(markdown).firstChild!.textContent).toBe(typed.trim());
    }
  });
});

test('an address with < and > is typed, and stays text', () => {
  const typed = 'See https://a.example/(<b>) and **https://a.example/(c)**.';
  const markdown = written(paragraph(text(typed)));
  expect(shown(markdown)).toBe(`<p>${asTyped(typed)}</p>`);
  expect(linksOf(markdown).links.map(({ address }) => address)).toEqual([
    'https://a.example/(c)**',
  ]);
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

test('a text that was changed elsewhere leaves the cursor where it is', () => {
  const body = 'One.\n\nTwo.\n\n> Kept.\n\nThree.\n';
  const begun = EditorState.create({ doc: documentOf(body) });
  const atEnd = begun.apply(begun.tr.setSelection(Selection.atEnd(begun.doc)));
  const typed = atEnd.apply(atEnd.tr.insertText(' Typed'));
  const other = 'Zero.\n\nOne!\n\nTwo.\n\n> Kept.\n\nThree. Typed\n';
  const changed = typed.apply(changeTo(typed, documentOf(other)));
  expect(markdownOf(changed.doc, other)).toBe(other);
  expect(changed.selection.$from.parent.textContent).toBe('Three. Typed');
});
