import { expect, test } from 'vitest';
import { ContentInMemory } from '../../scripts/checker/content-in-memory.ts';
import { schemaOf } from '../../scripts/checker/model.ts';
import { atDesk } from '../../scripts/desk/problems/at-desk.ts';
import { formOf } from '../../scripts/desk/form-of.ts';
import { readSource } from '../../scripts/yaml-edits/yaml-source.ts';
import type { DeskProblem } from '../../src/desk/desk.ts';
import { declaredIn, fromId } from '../../src/desk/names.ts';
import { pictures, texts } from '../checker/content-at-hand.ts';
import { model } from '../checker/content-copy.ts';
import { mistakes } from '../checker/mistakes.ts';

type Exchange = readonly [file: string, from: string | RegExp, to: string];

const content = new ContentInMemory(model, texts, pictures);
const forms = new Map<string, ReturnType<typeof formOf>>();

function formFor(file: string) {
  const form = forms.get(file) ?? formOf(schemaOf(model, file)!, file);
  forms.set(file, form);
  return form;
}

function valueOf(text: string): unknown {
  const source = readSource(text);
  return typeof source === 'string' ? null : source.value;
}

/** What the desk says of the content with other words in it. */
function told(exchanges: readonly Exchange[], withEdits: boolean): DeskProblem[] {
  const own = new Map(texts);
  for (const [file, from, to] of exchanges)
    own.set(
      file,
      own.get(file)!.replace(from, () => to),
    );
  const files = exchanges.map(([file]) => file);
  for (const file of files) content.write(file, own.get(file));
  const { problems, ids } = withEdits ? content.checkWithEdits() : content.check();
  for (const file of files) content.write(file, texts.get(file));
  const value = (file: string) => (own.has(file) ? valueOf(own.get(file)!) : null);
  const called = new Map<string, string>();
  for (const file of ['classes.yaml', 'trainers.yaml', 'plans.yaml'])
    for (const { kind, id, item } of declaredIn(formFor(file), value(file)))
      if (typeof item['name'] === 'string') called.set(`${kind} ${id}`, item['name']);
  return problems
    .filter(({ file, severity }) => severity === 'error' && value(file) !== null)
    .map((problem) =>
      atDesk(problem, {
        files: () => [...own.keys()],
        textOf: (file) => own.get(file)!,
        read: valueOf,
        valueOf: value,
        savedOf: (file) => valueOf(texts.get(file)!),
        formOf: formFor,
        names: (kind, id) => called.get(`${kind} ${id}`) ?? fromId(id),
        ids,
      }),
    );
}

const price = (typed: string): Exchange => ['plans.yaml', 'price: 1150', `price: ${typed}`];
const sundayClosed = /sunday:\n {4}- opens: "07:00"\n {6}closes: "20:00"/;

/** What is wrong, what the desk says, and its buttons. */
const said: readonly (readonly [Exchange, message: string, answers: readonly string[]])[] = [
  [price('"1,150"'), 'Only digits go here. The site adds ₹ and the comma.', ['Write 1150']],
  [price('750.5'), 'Prices are whole rupees.', ['Write 751']],
  [price('-750'), 'A price is more than zero.', ['Write 750']],
  [price('0'), 'A price is more than zero.', []],
  [['plans.yaml', /name: Experts/, 'name: Beginners'], 'There are two plans called Beginners.', []],
  [
    ['schedule/monday.yaml', 'end: "10:00"', 'end: "08:00"'],
    'It would end before it begins at 9:00 am.',
    ['End at 10:00 am'],
  ],
  [
    [
      'schedule/sunday.yaml',
      /start: "18:00"\n(.*)end: "19:00"/,
      'start: "21:00"\n    end: "22:00"',
    ],
    'Sunday is open 7:00 am to 8:00 pm. Cycling would be 9:00 pm to 10:00 pm.',
    ['Open longer'],
  ],
  [
    ['hours.yaml', sundayClosed, 'sunday: closed'],
    'Classes stand on Sunday then: Yoga 9:00 am, Meditation 4:00 pm, Cycling 6:00 pm.',
    ['Take them off', 'Stay open'],
  ],
  [
    ['schedule/monday.yaml', /class: [\w-]+/, 'class: zumba'],
    'There is no class Zumba yet.',
    ['Add the class'],
  ],
  [
    ['classes.yaml', / {2}- id: yoga\n[\s\S]*?(?= {2}- id)/, ''],
    'There is no class Yoga any more.',
    ['Bring Yoga back'],
  ],
  [
    ['contact.yaml', /postalCode: "\d+"/, 'postalCode: "5600"'],
    'A PIN code has six digits; this one has 4.',
    [],
  ],
  [
    ['contact.yaml', /e164: "\+91\d+"/, 'e164: "+919845012345"'],
    'A phone dials +919845012345, and the page says +91 00000 00000.',
    ['Write +910000000000'],
  ],
  [['site.yaml', /to: \/about/, 'to: /abuot'], 'There is no page “/abuot”.', ['Link to About']],
];

test.each(said)('%j: "%s"', (exchange, message, answers) => {
  const found = told([exchange], true).find((one) => one.message === message);
  expect(found, JSON.stringify(told([exchange], false), undefined, 1)).toBeDefined();
  expect(found!.answers.map(({ words }) => words)).toEqual(answers);
});

test('no word beside a field is one of files', () => {
  const wrong = mistakes.flatMap(({ file, from, to, and }) =>
    told([[file, from, to], ...(and ? [[and.file, and.from, and.to] as const] : [])], false)
      .filter(({ path, isEmpty }) => path.length > 0 && !isEmpty)
      .map(({ message, mend }) => `${message} ${mend}`)
      // Only a text editor brings these about.
      .filter(
        (one) =>
          !/block of lines|lines of its own|one text, not|weeksOfMonth:|content\/images/.test(one),
      )
      .filter((one) =>
        /\.yaml|\bmust\b|\blines? \w+:|\berror|invalid|\bplease|\b\d\d:\d\d\b(?! [ap]m)/.test(
          one.replace(/“[^”]*”/g, ''),
        ),
      ),
  );
  expect([...new Set(wrong)]).toEqual([]);
}, 120_000);
