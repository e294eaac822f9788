// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, markdownOf } from '../../src/editor/form/markdown-blocks.ts';
import { drawLines, linesIn } from '../../src/editor/form/markdown-dom.ts';
import { blocksOfLines, linesOf } from '../../src/editor/form/markdown-lines.ts';

function element(tag: string, ...inside: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

const read = (box: HTMLElement) => markdownOf(blocksOfLines(linesIn(box)));
const written = (...inside: (Node | string)[]) => read(element('div', ...inside));

test('a list is kept where the browser puts it: in a paragraph', () => {
  const list = element('ul', element('li', 'Clean shoes'), element('li', 'A towel'));
  expect(written(element('h3', 'Bring'), element('p', list), element('p', 'Come early.'))).toBe(
    '## Bring\n\n- Clean shoes\n- A towel\n\nCome early.\n',
  );
});

test('words beside a list in one paragraph are a paragraph of their own', () => {
  const list = element('ol', element('li', 'Warm up'), element('li', element('p', 'Lift')));
  expect(written(element('p', 'First:', list, 'Then rest.'))).toBe(
    'First:\n\n1. Warm up\n1. Lift\n\nThen rest.\n',
  );
});

test('loose words, lines and bold words are kept', () => {
  expect(written('Loose', element('div', 'one', element('br'), element('strong', 'two')))).toBe(
    'Loose\n\none **two**\n',
  );
});

test('a text that is only shown is the same text again', () => {
  const text = '## Bring\n\n- Clean shoes\n- A **towel**\n\nSee [the week](/schedule).\n';
  const box = element('div');
  drawLines(box, linesOf(blocksOf(text)));
  expect(read(box)).toBe(text);
});
