import { expect, test } from 'vitest';
import {
  cardsAreComplete,
  everythingIsUsed,
  picturesAreDescribed,
} from '../../../src/check/rules/completeness.ts';
import { buttonNamesBeginWithLabels } from '../../../src/check/rules/button-names.ts';
import { all, contentOf, placesOf, row, said, scheduleOf } from './content-of.ts';

const named = (id: string, name: string, more: object = {}) => ({ id, name, ...more });

test('a picture of a class comes with its focus and its words', () => {
  const [image, focus, alt] = ['yoga.jpg', 'center', 'A hall'];
  const pictured = [{}, { image, focus, alt }, { image, focus }, { image }, { image, alt }];
  const classes = [...pictured, { focus, alt }, { focus }, { alt }];
  const found = picturesAreDescribed(contentOf({ 'classes.yaml': { classes } }));
  expect(said(found)).toMatchInlineSnapshot(`
    "classes.yaml classes.2.image
    This picture has no description for people who cannot see it.
    classes.yaml classes.3.image
    This picture has no description for people who cannot see it.
    Describe it: add a line below it: alt: What the picture shows

    classes.yaml classes.4.image
    This picture does not say which point always stays visible.
    Choose that point: add a line below it: focus: 50% 50%

    classes.yaml classes.5.focus
    This belongs to a picture, but there is none.
    classes.yaml classes.6.focus
    This belongs to a picture, but there is none.
    classes.yaml classes.7.alt
    This belongs to a picture, but there is none.
    Add the picture (image), or delete this line."
  `);
});

test('a portrait of a coach comes with its words, too', () => {
  const trainers = [{ name: 'Asha' }, { name: 'Ravi', image: 'ravi.jpg', focus: '50% 50%' }];
  const found = picturesAreDescribed(contentOf({ 'trainers.yaml': { trainers } }));
  expect(placesOf(found)).toEqual(['trainers.yaml trainers.1.image']);
});

test('a class with a large card has all that the card shows', () => {
  const [body, goodFor, image] = ['Stretch.', 'Backs', 'yoga.jpg'];
  const classes = [
    named('yoga', 'Yoga', { body, goodFor, image }),
    named('boxing', 'Boxing', { goodFor }),
    named('zumba', 'Zumba', { body, image }),
  ];
  const cards = ['yoga', 'boxing', 'misspelt', 'zumba'];
  const content = { 'classes.yaml': { classes }, 'pages/classes.yaml': { cards } };
  expect(said(all(cardsAreComplete(contentOf(content), '2026-11-21')))).toMatchInlineSnapshot(`
    "pages/classes.yaml cards.1
    Boxing cannot have a large card: it lacks its text and its picture.
    Add them to the class (body, image), or take the class off this list.

    pages/classes.yaml cards.3
    Zumba cannot have a large card: it lacks what it is good for.
    Add it to the class (goodFor), or take the class off this list."
  `);
  const week = scheduleOf({ monday: [row('boxing', '09:00–10:00')] });
  const withWeek = contentOf({ ...content, ...week });
  expect(said(all(cardsAreComplete(withWeek, '2026-11-21')).slice(0, 1))).toMatchInlineSnapshot(`
    "pages/classes.yaml cards.0
    Yoga has no time on the timetable, so its large card could not say how long it is and who gives it.
    Add a time to the timetable, or take the class off this list."
  `);
  for (const file of Object.keys(content)) {
    const without = contentOf({ ...content, [file]: undefined });
    expect(all(cardsAreComplete(without, '2026-11-21'))).toEqual([]);
  }
});

const classes = [named('yoga', 'Yoga'), named('boxing', 'Boxing')];
const coach = (id: string, line = '') => named(id, id.toUpperCase(), { line });
const usual = {
  'classes.yaml': { classes },
  'trainers.yaml': { trainers: [coach('asha'), coach('ravi')] },
  ...scheduleOf({ monday: [row('yoga', '09:00–10:00', 'asha')] }),
  'notice.yaml': { extraClasses: [row('boxing', '09:00–10:00', 'ravi')] },
};
const used = (changed: object = {}) =>
  all(everythingIsUsed(contentOf({ ...usual, ...changed }), '2026-11-21'));

test('a class counts as held on the schedule, as a change and as an extra class', () => {
  expect(used()).toEqual([]);
  const byChange = used({ 'notice.yaml': { changes: [row('boxing', '09:00–10:00', 'ravi')] } });
  expect(byChange).toEqual([]);
  const withoutNotice = used({ 'notice.yaml': undefined });
  expect(said(withoutNotice)).toMatchInlineSnapshot(`
    "note classes.yaml classes.1.id
    The class Boxing is not on the schedule of any day.
    Add it to the timetable, or delete it here.

    note trainers.yaml trainers.1.id
    RAVI has no class.
    Give the coach a class on the timetable, or delete the coach here."
  `);
  expect(used({ 'notice.yaml': {} })).toEqual(withoutNotice);
});

test('while a file has mistakes of its own nothing counts as unused', () => {
  for (const file of ['classes.yaml', 'trainers.yaml', 'schedule/friday.yaml'])
    expect(used({ [file]: undefined, 'notice.yaml': {} })).toEqual([]);
});

test('a coach is in use by a class of the timetable, an extra or a moved one, or as a substitute', () => {
  const trainers = ['asha', 'ravi', 'joel', 'kavya'].map((id) => coach(id));
  const withJoel = scheduleOf({ monday: [row('yoga', '09:00–10:00', 'joel')] });
  expect(placesOf(used({ 'trainers.yaml': { trainers }, ...withJoel }))).toEqual([
    'trainers.yaml trainers.0.id',
    'trainers.yaml trainers.3.id',
  ]);
  const notice = {
    moves: [{ class: 'boxing', trainer: 'ravi' }],
    absences: [{ trainer: 'asha', substitute: 'kavya' }],
  };
  const files = { 'trainers.yaml': { trainers }, ...withJoel, 'notice.yaml': notice };
  expect(placesOf(used(files))).toEqual(['trainers.yaml trainers.0.id']);
});

test('a coach who teaches no class cannot be told with the words for the classes', () => {
  const trainers = [coach('asha', 'Teaches {classes}.'), coach('ravi'), coach('joel', '{classes}')];
  const withJoel = scheduleOf({ monday: [row('yoga', '09:00–10:00', 'joel')] });
  expect(said(used({ 'trainers.yaml': { trainers }, ...withJoel }))).toMatchInlineSnapshot(`
    "note trainers.yaml trainers.0.id
    ASHA has no class.
    Give the coach a class on the timetable, or delete the coach here.

    trainers.yaml trainers.0.line "{classes}"
    {classes} would be empty, because ASHA is the usual coach of no class.
    Write the sentence without {classes}, or give the coach a class."
  `);
});

test('what is said of a button begins with the words that are seen on it, anywhere in a file', () => {
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
  expect(said(buttonNamesBeginWithLabels(content))).toMatchInlineSnapshot(`
    "pages/pricing.yaml items.2.callName
    Screen readers read this text for the button "Call", so it has to begin with the same words.
    Begin it with "Call""
  `);
  const schedule = (joinName: string) => {
    const page = { row: { joinButton: 'Join' }, overview: { joinName } };
    return all(buttonNamesBeginWithLabels(contentOf({ 'pages/schedule.yaml': page })));
  };
  expect(schedule('Join {class}')).toEqual([]);
  expect(placesOf(schedule('Sign up'))).toEqual(['pages/schedule.yaml overview.joinName']);
});
