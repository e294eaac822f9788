import { expect, test } from 'vitest';
import { splitStyles, trimStyles } from '../../scripts/build/trimmed-styles.ts';

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

const shown = { classes: new Set(['bar', 'card']), attributes: new Set(['class', 'aria-current']) };

test.each([
  ['what is seen at once', '.bar{color:red}'],
  ['a list of selectors, one of them shown', '.bar,.menu{color:red}'],
  ['an attribute in the markup', '.card[aria-current]{color:red}'],
  ['a :not()', '.bar:not([open]){color:red}'],
  ['a typeface', '@font-face{font-family:A;src:url(a)}'],
])('%s comes first', (_, css) => {
  expect(splitStyles(css, shown)).toEqual({ first: css, later: '' });
});

test.each([
  ['a closed dialog', '.menu,.bar .menu{color:red}'],
  ['hover', '.bar:hover{color:red}'],
  ['keyboard focus', ':focus-visible{color:red}'],
  ['an attribute that only a script sets', '.card[data-live]{color:red}'],
  ['print', '@media print{.bar{color:red}}'],
])('%s can wait', (_, css) => {
  expect(splitStyles(css, shown)).toEqual({ first: '', later: css });
});

const parted: [what: string, css: string, first: string, later: string][] = [
  [
    'transitions and cursors',
    '.bar{color:red;cursor:pointer;transition:color 1s var(--ease)}.card{transition:color 1s}',
    '.bar{color:red}',
    '.bar{cursor:pointer;transition:color 1s var(--ease)}.card{transition:color 1s}',
  ],
  [
    'a wide screen',
    '@media (min-width:9rem){.bar{color:red}.menu{color:red}}',
    '@media (min-width:9rem){.bar{color:red}}',
    '@media (min-width:9rem){.menu{color:red}}',
  ],
  [
    'forced colours',
    '@layer a{@media (forced-colors:active){.bar{color:canvas}}.bar{color:red}}',
    '@layer a{.bar{color:red}}',
    '@layer a{@media (forced-colors:active){.bar{color:canvas}}}',
  ],
  [
    'an animation, with its keyframes',
    '.menu{animation:in 1s}.bar{animation:up 1s}@keyframes in{0%{top:0}}@keyframes up{0%{top:0}}',
    '.bar{animation:1s up}@keyframes up{0%{top:0}}',
    '.menu{animation:1s in}@keyframes in{0%{top:0}}',
  ],
];
test.each(parted)('of %s each part comes when it is needed', (_, css, first, later) => {
  expect(splitStyles(css, shown)).toEqual({ first, later });
});
