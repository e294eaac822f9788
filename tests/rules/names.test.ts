import { expect, test } from 'vitest';
import { buttonNamesBeginWithLabels } from '../../src/rules/button-names.ts';
import {
  cardsAreComplete,
  everythingIsUsed,
  picturesAreDescribed,
} from '../../src/rules/completeness.ts';
import {
  galleryIdsAreUnique,
  listedTextsAreUnique,
  namesAreUnique,
} from '../../src/rules/unique-names.ts';
import { all, contentOf, row, scheduleOf } from './content-of.ts';

const named = (id: string, name: string, more: object = {}) => ({ id, name, ...more });

test('rules about names say nothing of files that are missing', () => {
  const none = contentOf({});
  for (const rule of [
    namesAreUnique,
    listedTextsAreUnique,
    galleryIdsAreUnique,
    picturesAreDescribed,
    cardsAreComplete,
    everythingIsUsed,
    buttonNamesBeginWithLabels,
  ])
    expect(all(rule(none))).toEqual([]);
});

test('of two plans, classes or coaches of one name, the later one is reported', () => {
  const two = [named('one', 'One'), named('two', 'Two'), named('x', 'ONE')];
  const found = all(
    namesAreUnique(
      contentOf({
        'plans.yaml': { plans: two },
        'classes.yaml': { classes: two.slice(0, 2) },
        'trainers.yaml': { trainers: two },
      }),
    ),
  );
  expect(found).toEqual([
    {
      file: 'plans.yaml',
      path: ['plans', 2, 'name'],
      code: 'two-have-one-name',
      data: { things: 'plans', name: 'ONE', items: [1, 3] },
    },
    {
      file: 'trainers.yaml',
      path: ['trainers', 2, 'name'],
      code: 'two-have-one-name',
      data: { things: 'coaches', name: 'ONE', items: [1, 3] },
    },
  ]);
});

test.each([
  ['the one whose id says another name', named('old', 'Yoga'), named('yoga', 'Yoga'), 0],
  ['the later one, where both ids say another', named('old', 'Yoga'), named('new', 'Yoga'), 1],
  ['the later one, where both say the same', named('yoga', 'Yoga'), named('yoga', 'yoga'), 1],
])('of two classes of one name it is %s', (_, first, second, reported) => {
  const classes = [first, second];
  const [found] = namesAreUnique(contentOf({ 'classes.yaml': { classes } }));
  expect(found!.path).toEqual(['classes', reported, 'name']);
  expect(found).toMatchObject({ data: { things: 'classes', items: [1, 2] } });
});

test('words that stand twice in one list are reported at the second place', () => {
  const found = all(
    listedTextsAreUnique(
      contentOf({
        'faq.yaml': {
          questions: [{ question: 'Why?' }, { question: 'How?' }, { question: 'why?' }],
        },
        'plans.yaml': { features: [{ label: 'Pool' }, { label: 'Pool' }] },
        'pages/home.yaml': { featured: { classes: [{ class: 'yoga' }, { class: 'yoga' }] } },
        'contact.yaml': {
          social: [
            { id: 'a', label: 'X' },
            { id: 'a', label: 'x' },
          ],
          languages: { spoken: [{ code: 'kn' }, { code: 'en' }, { code: 'kn' }] },
        },
      }),
    ),
  );
  const twice = (file: string, path: unknown[], words: string, items = [1, 2]) => ({
    file,
    path,
    code: 'words-twice',
    data: { words, items },
  });
  expect(found).toEqual([
    twice('faq.yaml', ['questions', 2, 'question'], 'why?', [1, 3]),
    twice('plans.yaml', ['features', 1, 'label'], 'Pool'),
    twice('pages/home.yaml', ['featured', 'classes', 1, 'class'], 'yoga'),
    twice('contact.yaml', ['social', 1, 'id'], 'a'),
    twice('contact.yaml', ['social', 1, 'label'], 'x'),
    twice('contact.yaml', ['languages', 'spoken', 2, 'code'], 'kn', [1, 3]),
  ]);
});

test('each copy of a photograph gets the next free number', () => {
  const images = [7, 2, 2, 7].map((id, index) => ({ id, alt: `No. ${index}` }));
  expect(all(galleryIdsAreUnique(contentOf({ 'gallery.yaml': { images } })))).toEqual([
    {
      file: 'gallery.yaml',
      path: ['images', 2, 'id'],
      code: 'two-photographs-have-one-number',
      data: { number: 2, seen: ['No. 1', 'No. 2'] },
      meant: { values: ['8'], isCertain: true },
    },
    {
      file: 'gallery.yaml',
      path: ['images', 3, 'id'],
      code: 'two-photographs-have-one-number',
      data: { number: 7, seen: ['No. 0', 'No. 3'] },
      meant: { values: ['9'], isCertain: true },
    },
  ]);
});

test('a picture of a class comes with its focus and its words', () => {
  const [image, focus, alt] = ['yoga.jpg', 'center', 'A hall'];
  const classes = [
    {},
    { image, focus, alt },
    { image, focus },
    { image, alt },
    { image },
    { focus, alt },
    { focus },
    { alt },
  ];
  const at = (index: number, field: string, code: string) => ({
    file: 'classes.yaml',
    path: ['classes', index, field],
    code,
  });
  expect(all(picturesAreDescribed(contentOf({ 'classes.yaml': { classes } })))).toEqual([
    at(2, 'image', 'picture-without-alt'),
    at(3, 'image', 'picture-without-focus'),
    at(4, 'image', 'picture-without-alt'),
    at(5, 'focus', 'words-without-picture'),
    at(6, 'focus', 'words-without-picture'),
    at(7, 'alt', 'words-without-picture'),
  ]);
});

test('a portrait of a coach comes with its words, too', () => {
  const trainers = [{ name: 'Asha' }, { name: 'Ravi', image: 'ravi.jpg', focus: '50% 50%' }];
  expect(all(picturesAreDescribed(contentOf({ 'trainers.yaml': { trainers } })))).toEqual([
    { file: 'trainers.yaml', path: ['trainers', 1, 'image'], code: 'picture-without-alt' },
  ]);
});

test('a class with a large card has all that the card shows', () => {
  const [body, goodFor, image] = ['Stretch.', 'Backs', 'yoga.jpg'];
  const classes = [
    { id: 'yoga', body, goodFor, image },
    { id: 'boxing', goodFor },
    { id: 'zumba', body, image },
  ];
  const cards = ['yoga', 'boxing', 'misspelt', 'zumba'];
  const content = { 'classes.yaml': { classes }, 'pages/classes.yaml': { cards } };
  const at = (index: number, id: string, lacks: string[]) => ({
    file: 'pages/classes.yaml',
    path: ['cards', index],
    code: 'card-incomplete',
    data: { class: id, lacks },
  });
  expect(all(cardsAreComplete(contentOf(content)))).toEqual([
    at(1, 'boxing', ['body', 'image']),
    at(3, 'zumba', ['goodFor']),
  ]);
  for (const file of Object.keys(content))
    expect(all(cardsAreComplete(contentOf({ ...content, [file]: undefined })))).toEqual([]);
});

const classes = [
  named('yoga', 'Yoga', { trainer: 'asha' }),
  named('boxing', 'Boxing', { trainer: 'ravi' }),
];
const coach = (id: string, line = '') => named(id, id.toUpperCase(), { line });
const used = (changed: object = {}) =>
  all(
    everythingIsUsed(
      contentOf({
        'classes.yaml': { classes },
        'trainers.yaml': { trainers: [coach('asha'), coach('ravi')] },
        ...scheduleOf({ monday: [row('yoga', '09:00–10:00', 'asha')] }),
        'notice.yaml': { extraClasses: [row('boxing', '09:00–10:00', 'ravi')] },
        ...changed,
      }),
    ),
  );

test('a class counts as held on the schedule, as a change and as an extra class', () => {
  expect(used()).toEqual([]);
  expect(used({ 'notice.yaml': { changes: [row('boxing', '09:00–10:00')] } })).toEqual([]);
  const never = {
    file: 'classes.yaml',
    path: ['classes', 1, 'id'],
    severity: 'note',
    code: 'class-never-held',
    data: { name: 'Boxing' },
  };
  expect(used({ 'notice.yaml': {} })).toEqual([never]);
  expect(used({ 'notice.yaml': undefined })).toEqual([never]);
});

test('while a file has mistakes of its own nothing counts as unused', () => {
  for (const file of ['classes.yaml', 'trainers.yaml', 'schedule/friday.yaml'])
    expect(used({ [file]: undefined, 'notice.yaml': {} })).toEqual([]);
});

test('a coach is in use by a class, or by a row', () => {
  const trainers = [coach('asha'), coach('ravi'), coach('joel'), coach('kavya')];
  const withJoel = scheduleOf({ monday: [row('yoga', '09:00–10:00', 'joel')] });
  expect(used({ 'trainers.yaml': { trainers }, ...withJoel })).toEqual([
    {
      file: 'trainers.yaml',
      path: ['trainers', 3, 'id'],
      severity: 'note',
      code: 'coach-without-class',
      data: { name: 'KAVYA' },
    },
  ]);
});

test('a coach is in use by a moved class, or as a substitute', () => {
  const trainers = [coach('asha'), coach('ravi'), coach('joel'), coach('kavya')];
  const notice = {
    moves: [{ class: 'yoga', trainer: 'joel' }],
    absences: [{ trainer: 'asha', substitute: 'kavya' }],
  };
  const found = used({ 'trainers.yaml': { trainers }, 'notice.yaml': notice });
  expect(found.filter(({ code }) => code === 'coach-without-class')).toEqual([]);
});

test('a coach who teaches no class cannot be told with the words for the classes', () => {
  const trainers = [coach('asha', 'Teaches {classes}.'), coach('ravi'), coach('joel', '{classes}')];
  const withJoel = scheduleOf({ monday: [row('yoga', '09:00–10:00', 'joel')] });
  expect(used({ 'trainers.yaml': { trainers }, ...withJoel })).toEqual([
    {
      file: 'trainers.yaml',
      path: ['trainers', 2, 'line'],
      at: '{classes}',
      code: 'classes-of-coach-empty',
      data: { name: 'JOEL' },
    },
  ]);
});

test('what is said of a button begins with the words that are seen on it, anywhere in a file', () => {
  const differs = (file: string, path: string[], label: string) => ({
    file,
    path,
    code: 'button-name-differs',
    data: { label },
  });
  const content = contentOf({
    'pages/pricing.yaml': {
      plans: { buyButton: 'Join', buy: 'Take', buyName: 'join as {plan}' },
      items: [null, 1, { call: 'Call', callName: 'Ring us' }],
      // Buttons without visible text or without a name.
      clubName: 'Iron Banyan',
      showName: true,
      show: 'Show',
      buyNames: 'Other',
      buy: 'Buy',
      'or-buyName': 'Other',
      openButton: 3,
      openName: 'Open',
    },
  });
  expect(all(buttonNamesBeginWithLabels(content))).toEqual([
    differs('pages/pricing.yaml', ['items', '2', 'callName'], 'Call'),
  ]);
  const schedule = (joinName: string) =>
    all(
      buttonNamesBeginWithLabels(
        contentOf({
          'pages/schedule.yaml': { row: { joinButton: 'Join' }, overview: { joinName } },
        }),
      ),
    );
  expect(schedule('Join {class}')).toEqual([]);
  expect(schedule('Sign up')).toEqual([
    differs('pages/schedule.yaml', ['overview', 'joinName'], 'Join'),
  ]);
});
