import { expect, test } from 'vitest';
import { trimStyles } from '../../scripts/build/trimmed-styles.ts';

const inUse = {
  classes: new Set(['card']),
  attributes: new Set<string>(),
  properties: new Set(['--at']),
};

test.each([
  ['a rule for a class that no page has goes', '.card{gap:0}.gone{gap:1px}', '.card{gap:0}'],
  [
    'of several selectors one is enough, and :not() needs nothing',
    '.card .gone{gap:0}:is(.gone,.card){gap:1px}.card:not(.gone){gap:2px}',
    ':is(.gone,.card){gap:1px}.card:not(.gone){gap:2px}',
  ],
  [
    'a rule for an attribute that only markup sets goes while no page has it, and no other does',
    '[data-until] .card{gap:0}[data-live] .card{gap:1px}',
    '[data-live] .card{gap:1px}',
  ],
  [
    'short constants stand in their places, and what is left has short names',
    '@layer tokens{:root{--ink:#000;--gap:clamp(1rem, 2vw, 3rem)}}.card{color:var(--ink);gap:var(--gap);margin:var(--gap)}',
    '@layer tokens{:root{--0:clamp(1rem, 2vw, 3rem)}}.card{color:#000;gap:var(--0);margin:var(--0)}',
  ],
  [
    'telephones of Apple get the prefix that its desktops do not want',
    '.card{text-size-adjust:100%}',
    '.card{-webkit-text-size-adjust:100%;-moz-text-size-adjust:100%;text-size-adjust:100%}',
  ],
  [
    'a property that a script sets keeps its name',
    '.card{left:calc(var(--at)*1%)}',
    '.card{left:calc(var(--at)*1%)}',
  ],
])('%s', (_, css, trimmed) => {
  expect(trimStyles(css, inUse)).toBe(trimmed);
});

test('classes get the names that are given, wherever a selector names them', () => {
  const css = '.card:not(.gone){gap:0}:is(.card,.gone):hover .other{gap:1px}';
  const classes = new Set(['card', 'other']);
  const short = new Map([
    ['card', 'a'],
    ['gone', 'b'],
  ]);
  expect(trimStyles(css, { ...inUse, classes }, short)).toBe(
    '.a:not(.b){gap:0}:is(.a,.b):hover .other{gap:1px}',
  );
});
