import { expect, test } from 'vitest';
import { splitStyles } from '../../scripts/build/trimmed-styles.ts';

const shown = { classes: new Set(['bar', 'card']), attributes: new Set(['class', 'aria-current']) };

const parted: [what: string, css: string, first: string, later: string][] = [
  ['what is seen at once', '.bar{color:red}', '.bar{color:red}', ''],
  ['a closed dialog', '.menu{color:red}.bar .menu{color:red}', '', '.menu,.bar .menu{color:red}'],
  ['a list of selectors, one of them shown', '.bar,.menu{color:red}', '.bar,.menu{color:red}', ''],
  ['hover', '.bar:hover{color:red}', '', '.bar:hover{color:red}'],
  [
    'transitions and cursors',
    '.bar{color:red;cursor:pointer;transition:color 1s var(--ease)}.card{transition:color 1s}',
    '.bar{color:red}',
    '.bar{cursor:pointer;transition:color 1s var(--ease)}.card{transition:color 1s}',
  ],
  ['keyboard focus', ':focus-visible{color:red}', '', ':focus-visible{color:red}'],
  [
    'an attribute that only a script sets',
    '.card[data-live]{color:red}',
    '',
    '.card[data-live]{color:red}',
  ],
  [
    'an attribute in the markup',
    '.card[aria-current]{color:red}',
    '.card[aria-current]{color:red}',
    '',
  ],
  ['a :not()', '.bar:not([open]){color:red}', '.bar:not([open]){color:red}', ''],
  ['print', '@media print{.bar{color:red}}', '', '@media print{.bar{color:red}}'],
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
  [
    'a typeface',
    '@font-face{font-family:A;src:url(a)}',
    '@font-face{font-family:A;src:url(a)}',
    '',
  ],
];

test.each(parted)('%s', (_, css, first, later) => {
  expect(splitStyles(css, shown)).toEqual({ first, later });
});
