import { expect, test } from 'vitest';
import { leftovers } from '../../src/rules/leftovers.ts';
import { lettersAreInTheTypeface } from '../../src/rules/letters.ts';
import { all, contentOf, row, scheduleOf } from './content-of.ts';

const found = (files: Record<string, unknown>, today = '2026-11-21') =>
  all(leftovers(contentOf(files), today));
const note = (file: string, path: unknown[], code: string, data: object, more: object = {}) => ({
  file,
  path,
  ...more,
  code,
  data,
  severity: 'note',
});

test('what is missing has no leftovers', () => {
  expect(found({})).toEqual([]);
});

const passing = {
  'hours.yaml': {
    exceptions: [
      { from: '2026-11-18', until: '2026-11-20', reason: 'Paint' },
      { date: '2026-11-20', reason: 'Fair' },
    ],
  },
  'notice.yaml': {
    notices: [{ text: 'No water.', from: '2026-11-01', until: '2026-11-20' }],
    cancellations: [{ date: '2026-11-21' }, { date: '2026-11-20' }],
    changes: [{ from: '2026-11-18', until: '2026-11-20' }],
    extraClasses: [{ date: '2026-11-20' }],
  },
  'pages/blog.yaml': { discount: { until: '2026-11-20' } },
};

test('what is over is noted from the day after its last one', () => {
  const over = (file: string, path: unknown[], thing: string) =>
    note(file, path, 'days-are-over', { thing, date: '2026-11-20' });
  const special = (path: unknown[], reason: string) =>
    note('hours.yaml', path, 'special-day-is-over', { reason, date: '2026-11-20' });
  expect(found(passing, '2026-11-20')).toEqual([]);
  expect(found(passing)).toEqual([
    special(['exceptions', 0, 'until'], 'Paint'),
    special(['exceptions', 1, 'date'], 'Fair'),
    over('notice.yaml', ['notices', 0, 'until'], 'notice'),
    over('pages/blog.yaml', ['discount', 'until'], 'offer'),
    over('notice.yaml', ['cancellations', 1, 'date'], 'cancellation'),
    over('notice.yaml', ['changes', 0, 'until'], 'change'),
    over('notice.yaml', ['extraClasses', 0, 'date'], 'extra class'),
  ]);
});

test('an offer without a last day is never over', () => {
  expect(found({ 'pages/blog.yaml': { discount: {} } })).toEqual([]);
});

const contact = (query: string, more: object = {}) => ({
  'contact.yaml': {
    address: {
      lines: ['Unit 0', 'Banyan Yard'],
      locality: 'Bengaluru',
      region: 'Karnataka',
      postalCode: '560038',
      country: 'India',
    },
    map: { query },
    phone: { display: '+91 00000 00000' },
    email: { address: 'hello@gym.example' },
    social: [],
    ...more,
  },
});
const whole = 'Unit 0, Banyan Yard, Bengaluru, Karnataka 560038, India';
const map = ['map', 'query'];

test.each([
  'Banyan Yard, Bengaluru 560038',
  'Banyan Yard, BENGALURU',
  '12.9716, 77.5946',
  '12.971600, 77.594600',
  'Bengaluru 12.123456, 077.594600',
  'Unit 012345, Bengaluru',
  'Bengaluru, 560038.5',
])('a map looked up by "%s" leads to the address', (query) => {
  expect(found(contact(query))).toEqual([]);
});

test('a map that leads to another postal code, or to another city, is noted', () => {
  expect(found(contact('Banyan Yard, Bengaluru 560001'))).toEqual([
    note('contact.yaml', map, 'map-has-another-code', {
      code: '560001',
      really: '560038',
      query: whole,
    }),
  ]);
  expect(found(contact('Banyan Yard, Mysuru'))).toEqual([
    note('contact.yaml', map, 'map-lacks-the-city', { city: 'Bengaluru', query: whole }),
  ]);
});

const plans = [
  { id: 'beginners', name: 'Beginners', price: 750 },
  { id: 'regulars', name: 'Regulars', price: 950 },
  { id: 'experts', name: 'Experts', price: 1150 },
];
const priced = (text: string, file = 'faq.yaml', list: object[] = plans) =>
  found({ 'plans.yaml': { plans: list }, [file]: { text, questions: [] } });

test.each([
  ['From ₹750 on', '₹750', 'Beginners', '{lowestPrice}'],
  ['For ₹ 1,150.', '₹ 1,150', 'Experts', '{highestPrice}'],
  ['Rs. 950', 'Rs. 950', 'Regulars', '{price:regulars}'],
  ['rs 950', 'rs 950', 'Regulars', '{price:regulars}'],
  ['INR 950', 'INR 950', 'Regulars', '{price:regulars}'],
  ['950 rupees', '950 rupees', 'Regulars', '{price:regulars}'],
  ['950/-', '950/-', 'Regulars', '{price:regulars}'],
  ['950 /- only', '950 /-', 'Regulars', '{price:regulars}'],
])('"%s" is a price typed by hand', (text, typed, plan, word) => {
  const amount = plans.find(({ name }) => name === plan)!.price;
  expect(priced(text)).toEqual([
    note(
      'faq.yaml',
      ['text'],
      'price-typed-by-hand',
      { amount, plan, found: typed, word },
      { at: typed },
    ),
  ]);
});

test.each(['₹800', '750', 'hours 750', '7500 rupees', '1750 rupees', 'Room 750/3', '750 rupeesx'])(
  '"%s" is no price of a plan',
  (text) => {
    expect(priced(text)).toEqual([]);
  },
);

test('in a post no word in braces stands for a price', () => {
  expect(priced('₹750', 'posts/rest.yaml')).toEqual([
    note(
      'posts/rest.yaml',
      ['text'],
      'price-typed-by-hand',
      { amount: 750, plan: 'Beginners', found: '₹750' },
      { at: '₹750' },
    ),
  ]);
});

test('the prices themselves, and those of hidden plans, are not typed by hand', () => {
  expect(priced('₹950 and ₹750', 'pages/home.yaml', [{ ...plans[0], shown: false }])).toEqual([]);
  const hidden = [{ ...plans[0]!, shown: false }, ...plans.slice(1)];
  expect(priced('₹950', 'pages/home.yaml', hidden)).toMatchObject([
    { data: { word: '{lowestPrice}' } },
  ]);
  expect(found({ 'plans.yaml': { plans, note: '₹750' } })).toEqual([]);
});

test.each([
  ['from ₹{lowestPrice}', '₹{lowestPrice}', 'lowestPrice'],
  ['from ₹ {highestPrice}', '₹ {highestPrice}', 'highestPrice'],
  ['₹{price}', '₹{price}', 'price'],
  ['₹{price:free-hand}', '₹{price:free-hand}', 'price:free-hand'],
])('"%s" shows the sign twice', (text, at, word) => {
  expect(found({ 'faq.yaml': { text, questions: [] } })).toEqual([
    note('faq.yaml', ['text'], 'rupee-sign-twice', { word }, { at }),
  ]);
});

test('a link works in the body of a post, and elsewhere shows its signs', () => {
  const text = 'See [the timetable](/schedule) now.';
  expect(found({ 'posts/rest.yaml': { body: text } })).toEqual([]);
  expect(found({ 'posts/rest.yaml': { excerpt: text } })).toEqual([
    note(
      'posts/rest.yaml',
      ['excerpt'],
      'link-outside-a-post',
      { words: 'the timetable' },
      { at: '[the timetable](/schedule)' },
    ),
  ]);
  const none = ['₹ and {lowestPrice}', '[x]', '(y)', '[](/x)', '[x]()', '[x](y\n)'];
  expect(found({ 'posts/rest.yaml': { none } })).toEqual([]);
  expect(found({ 'posts/rest.yaml': { excerpt: 'See [the\ntimes](/schedule).' } })).toMatchObject([
    { at: '[the', data: { words: 'the times' } },
  ]);
});

test('a question that no page has chosen is seen by nobody', () => {
  const page = (...items: string[]) => ({ questions: { items } });
  const ids = (...all: string[]) => all.map((id) => ({ id }));
  const files = {
    'faq.yaml': {
      questions: [{ id: 'lift' }, { id: 'towels' }, ...ids('parking', 'mats', 'stiff', 'shoes')],
    },
    'pages/pricing.yaml': page('lift'),
    'pages/contact.yaml': page('parking'),
    'pages/class.yaml': page('mats'),
    'pages/trial.yaml': page('shoes'),
    'classes.yaml': { classes: [{ id: 'yoga', questions: ['stiff'] }, { id: 'boxing' }] },
  };
  expect(found(files)).toEqual([
    note('faq.yaml', ['questions', 1, 'id'], 'question-on-no-page', { id: 'towels' }),
  ]);
  for (const file of Object.keys(files)) expect(found({ ...files, [file]: undefined })).toEqual([]);
});

test('a certificate runs out after its last year', () => {
  const certificates = [2025, 2026, undefined].map((validUntil) => ({ title: 'Aid', validUntil }));
  const trainers = [{ id: 'asha' }, { id: 'ravi', certificates }];
  expect(found({ 'trainers.yaml': { trainers } })).toEqual([
    note('trainers.yaml', ['trainers', 1, 'certificates', 0, 'validUntil'], 'certificate-ran-out', {
      title: 'Aid',
      until: 2025,
    }),
  ]);
});

test('a coach who teaches a class in none of its rows was forgotten', () => {
  const classes = ['yoga', 'boxing', 'zumba'].map((id) => ({ id, name: id, trainer: 'asha' }));
  const files = {
    'classes.yaml': { classes },
    ...scheduleOf({
      monday: [row('yoga', '09:00–10:00', 'asha'), row('yoga', '18:00–19:00', 'ravi')],
      friday: [row('boxing', '09:00–10:00', 'ravi'), row('boxing', '10:00–11:00', 'joel')],
      sunday: [row('boxing', '09:00–10:00', 'ravi')],
    }),
  };
  expect(found(files)).toEqual([
    note('classes.yaml', ['classes', 1, 'trainer'], 'coach-teaches-it-nowhere', {
      name: 'boxing',
      coach: 'asha',
      coaches: ['ravi', 'joel'],
    }),
  ]);
  // Times that are over do not count.
  const over = [{ ...row('boxing', '08:00–09:00', 'asha'), until: '2026-11-01' }];
  expect(found({ ...files, 'schedule/tuesday.yaml': { classes: over } })).toContainEqual(
    expect.objectContaining({ code: 'coach-teaches-it-nowhere' }),
  );
  const { 'schedule/monday.yaml': _, ...six } = files as Record<string, unknown>;
  expect(found({ ...six, 'schedule/overview.yaml': { rows: [] } })).toEqual([]);
});

test('what is real is not marked as invented', () => {
  const query = 'Bengaluru';
  const marked = { placeholder: true };
  const social = (url: string, more: object = marked) => [{ label: 'instagram', url, ...more }];
  const real = {
    phone: { display: '+91 98450 12345', ...marked },
    email: { address: 'hello@gym.in', ...marked },
    whatsapp: { e164: '+919845012345', ...marked },
    social: social('https://instagram.com/gym'),
  };
  const at = (path: unknown[], thing: string) =>
    note('contact.yaml', [...path, 'placeholder'], 'real-but-marked-as-example', { thing });
  expect(found(contact(query, real))).toEqual([
    at(['phone'], 'phone number'),
    at(['email'], 'e-mail address'),
    at(['whatsapp'], 'WhatsApp number'),
    at(['social', 0], 'address of Instagram'),
  ]);
  const invented = {
    phone: { display: '+91 00000 00000', ...marked },
    email: { address: 'hello@gym.example', ...marked },
    whatsapp: { e164: '+910000000000', ...marked },
    social: social('https://instagram.example/gym'),
  };
  expect(found(contact(query, invented))).toEqual([]);
  const unmarked = {
    phone: { ...real.phone, placeholder: undefined },
    email: { ...real.email, placeholder: false },
    whatsapp: { e164: real.whatsapp.e164 },
    social: social('https://instagram.com/gym', {}),
  };
  expect(found(contact(query, unmarked))).toEqual([]);
  const almost = { ...invented, email: { address: 'hello@gym.example.in', ...marked } };
  expect(found(contact(query, almost))).toEqual([at(['email'], 'e-mail address')]);
});

const letters = (files: Record<string, unknown>) => all(lettersAreInTheTypeface(contentOf(files)));

test('a letter that the typeface lacks is noted once for a file', () => {
  const at = (file: string, path: string[], letter: string, isAlone: boolean) => ({
    severity: 'note',
    file,
    path,
    at: letter,
    code: 'letter-not-in-typeface',
    data: { letter, isAlone },
  });
  const files = {
    'faq.yaml': { plain: 'Plain — é ₹', first: 'a → b', second: '☆' },
    'plans.yaml': { text: 'ಹೆ' },
    'about.yaml': { text: '→→' },
  };
  expect(letters(files)).toEqual([
    at('faq.yaml', ['first'], '→', true),
    at('plans.yaml', ['text'], 'ಹ', false),
    at('about.yaml', ['text'], '→', true),
  ]);
});

test('a letter that is composed of two is one of the typeface', () => {
  expect(letters({ 'faq.yaml': { text: 'Cafe\u0301' } })).toEqual([]);
});

test('texts that are heard, and the names of languages, may have letters of their own', () => {
  expect(letters({ 'gallery.yaml': { images: [{ alt: '→' }] } })).toEqual([]);
  expect(letters({ 'contact.yaml': { languages: { spoken: [{ name: 'ಕನ್ನಡ' }] } } })).toEqual([]);
  expect(letters({ 'contact.yaml': { hint: 'ಕನ್ನಡ' } })).toHaveLength(1);
  expect(letters({ 'about.yaml': { languages: 'ಕನ್ನಡ' } })).toHaveLength(1);
});
