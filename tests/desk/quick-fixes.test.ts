import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { atDesk } from '../../src/editor/draft/problems/at-desk.ts';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { pictures, texts } from '../checker/content-at-hand.ts';
import { model } from '../checker/content-copy.ts';
import { contentAtDesk, site } from './content-at-desk.ts';

type Exchange = readonly [file: string, from: string | RegExp, to: string];

const content = new ContentInMemory(model, texts, pictures);

/** The problems after replacing a text, with their buttons. */
function foundAtDesk([file, from, to]: Exchange) {
  const text = texts.get(file)!.replace(from, () => to);
  content.write(file, text);
  const { problems, ids } = content.check();
  content.write(file, texts.get(file));
  const desk = contentAtDesk(new Map([...texts, [file, text]]), ids);
  return problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => ({ problem, ...atDesk(problem, desk, site) }));
}

const andAClass = (id: string, start: string, end: string, coach: string) =>
  `trainer: imran-s\n\n  - class: ${id}\n    start: "${start}"\n    end: "${end}"\n    trainer: ${coach}`;
const andYogaThen = andAClass('yoga', '18:30', '19:30', 'imran-s');
const andBoxingTwice = andAClass('boxing', '18:00', '19:30', 'joel-d');
const price = (typed: string): Exchange => ['plans.yaml', 'price: 1150', `price: ${typed}`];
const sundayClosed = /sunday:\n {4}- opens: "07:00"\n {6}closes: "20:00"/;

/** The replaced text, the code, and the buttons. */
const quickFixes: readonly (readonly [Exchange, code: string, labels: readonly string[]])[] = [
  [price('"1,150"'), 'not-a-price', ['Write 1150']],
  [price('750.5'), 'price-with-fraction', ['Write 751']],
  [price('-750'), 'price-not-above-zero', ['Write 750']],
  [price('0'), 'price-not-above-zero', []],
  [['plans.yaml', /name: Experts/, 'name: Beginners'], 'two-have-one-name', []],
  [
    ['schedule/monday.yaml', 'end: "10:00"', 'end: "08:00"'],
    'end-not-after-start',
    ['End at 10:00 am'],
  ],
  [
    [
      'schedule/sunday.yaml',
      /start: "18:00"\n(.*)end: "19:00"/,
      'start: "21:00"\n    end: "22:00"',
    ],
    'class-outside-hours',
    ['Open longer on Sunday'],
  ],
  [
    ['hours.yaml', sundayClosed, 'sunday: closed'],
    'day-outside-hours',
    ['Remove them', 'Stay open'],
  ],
  [
    ['schedule/saturday.yaml', /trainer: imran-s/, andYogaThen],
    'coach-is-busy',
    ['Meenakshi R. gives Yoga, 6:30 pm'],
  ],
  [
    ['schedule/saturday.yaml', /trainer: imran-s/, andBoxingTwice],
    'class-twice-at-one-time',
    ['Remove Boxing, 6:00 pm to 7:30 pm'],
  ],
  [['schedule/monday.yaml', /class: [\w-]+/, 'class: zumba'], 'unknown-id', ['Add the class']],
  [['classes.yaml', / {2}- id: yoga\n[\s\S]*?(?= {2}- id)/, ''], 'unknown-id', ['Bring Yoga back']],
  [['contact.yaml', /postalCode: "\d+"/, 'postalCode: "5600"'], 'not-a-postal-code', []],
  [
    ['contact.yaml', /e164: "\+91\d+"/, 'e164: "+919845012345"'],
    'phone-numbers-differ',
    ['Write +910000000000'],
  ],
  [['site.yaml', /to: \/about/, 'to: /abuot'], 'misspelt-id', ['Link to About']],
];

test.each(quickFixes)('%j: %s', (exchange, code, labels) => {
  const found = foundAtDesk(exchange);
  const one = found.find(({ problem }) => problem.code === code);
  expect(one, JSON.stringify(found.map(({ problem }) => problem))).toBeDefined();
  expect(one!.quickFixes.map(({ words }) => words)).toEqual(labels);
});

const before = (line: string, added: string): [from: string, to: string] => [
  line,
  `${added}${line}`,
];
const atExperts = (added: string): Exchange => ['plans.yaml', ...before('    price: 1150', added)];
const january = 'from: "2020-01-01"\n        until: "2020-01-31"\n';

/** Added lines that are over, and what the file has after the button is pressed. */
const over: readonly (readonly [what: string, Exchange, after: RegExp])[] = [
  [
    'a price of some days',
    atExperts(`    otherPrices:\n      - price: 900\n        ${january}`),
    /name: Experts\n {4}price: 1150/,
  ],
  [
    'an offer',
    atExperts('    offer:\n      price: 900\n      until: "2020-01-31"\n'),
    /name: Experts\n {4}price: 1150/,
  ],
  [
    'a price that has come',
    atExperts(
      '    otherPrices:\n      - price: 900\n        from: "2020-01-01"\n      - price: 1200\n        from: "2020-02-01"\n',
    ),
    /name: Experts\n {4}price: 1200/,
  ],
  [
    'hours of some weeks',
    [
      'hours.yaml',
      ...before(
        'partsOfDay:',
        'otherHours:\n  - from: "2020-01-01"\n    until: "2020-01-31"\n    sunday: closed\n\n',
      ),
    ],
    /\npartsOfDay:/,
  ],
];

test.each(over)('%s that is over is removed with a button', (_, [file, from, to], after) => {
  const text = texts.get(file)!.replace(from, () => to);
  content.write(file, text);
  const { problems, ids } = content.check();
  content.write(file, texts.get(file));
  const desk = contentAtDesk(new Map([...texts, [file, text]]), ids);
  const own = problems.filter(({ code }) => /days-are-over|price-has-changed/.test(code)).at(-1)!;
  const [fix] = atDesk(own, desk, site).quickFixes;
  const edited = fix!.edits.reduce((done, { edit }) => applyEdit(done, edit), text);
  expect(edited).toMatch(after);
  expect(edited).not.toContain('2020-');
});
