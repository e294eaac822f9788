import { expect, test } from 'vitest';
import { takeoverEdits } from '../../src/desk/screens/takeover-edits.ts';
import { placesOfCoach } from '../../src/desk/screens/places-of-coach.ts';
import { takeoverFromDay } from '../../src/desk/screens/takeover-from-day.ts';
import { siteAtDesk } from '../../src/desk/site-at-desk.ts';
import type { Shown } from '../../src/desk/form/shown.ts';

const row = (id: string, start: string, end: string, trainer: string) => ({
  class: id,
  start,
  end,
  trainer,
});

/** Joel gives Running on Mondays; 2026-11-30 and 2026-12-07 are Mondays. */
const shownWith = (notice: object) =>
  ({
    values: {
      'schedule/monday.yaml': {
        classes: [
          row('running', '18:00', '19:00', 'joel'),
          row('yoga', '18:30', '19:30', 'meena'),
          row('fitness', '09:00', '10:00', 'kavya'),
        ],
      },
      'notice.yaml': notice,
      'schedule/overview.yaml': { rows: [{ class: 'running', trainer: 'joel' }] },
      'classes.yaml': {
        classes: [
          { id: 'running', trainer: 'joel' },
          { id: 'karate', trainer: 'joel' },
        ],
      },
      'trainers.yaml': { trainers: [{ id: 'meena' }, { id: 'joel' }] },
    },
    things: {
      class: [
        ['running', 'Running'],
        ['fitness', 'Fitness'],
        ['karate', 'Karate'],
        ['yoga', 'Yoga'],
      ],
      trainer: [
        ['joel', 'Joel D.'],
        ['kavya', 'Kavya N.'],
        ['meena', 'Meenakshi R.'],
        ['imran', 'Imran S.'],
      ],
    },
    setting: { today: '2026-11-23' },
    site: siteAtDesk,
  }) as unknown as Shown;

const fitnessThen = { class: 'fitness', start: '09:00', date: '2026-11-30' };
const runningThen = { class: 'running', start: '18:00', date: '2026-12-07' };

test('a coach who leaves stands in, is replaced, and gives an extra class', () => {
  const shown = shownWith({
    changes: [
      { ...fitnessThen, trainer: 'joel' },
      { ...runningThen, trainer: 'imran' },
      { ...fitnessThen, date: '2026-11-16', trainer: 'joel' },
      { ...fitnessThen, date: '2026-12-07', trainer: 'imran' },
    ],
    extraClasses: [{ ...row('yoga', '18:00', '19:00', 'joel'), date: '2026-12-01' }],
  });
  expect(placesOfCoach(shown, 'joel').map(({ kind, name, why }) => [kind, name, why])).toEqual([
    ['weekly', 'Running, Monday 6:00 pm', ''],
    ['once', 'Fitness, Mon 30 November 2026 9:00 am', 'Stands in for Kavya N.'],
    ['replaced', 'Running, Mon 7 December 2026 6:00 pm', 'Imran S. was to stand in'],
    ['once', 'Yoga, Tue 1 December 2026 6:00 pm', 'An extra class'],
  ]);
});

test.each([
  ['meena', true, 'gives Yoga then'],
  ['kavya', false, 'is free'],
])('every week, %s is busy: %s, and %s', (coach, isBusy) => {
  const shown = shownWith({});
  const [running] = placesOfCoach(shown, 'joel');
  expect(running!.isBusy(coach, shown.values)).toBe(isBusy);
});

test.each<[{ hours?: object[]; cancellations?: object[] }, boolean]>([
  [{}, true],
  [{ cancellations: [{ class: 'yoga', start: '18:30', date: '2026-12-07' }] }, false],
  [{ hours: [{ date: '2026-12-07', closed: true }] }, false],
])('on one day, with %j, the coach of Yoga is busy: %s', ({ hours, ...more }, isBusy) => {
  const changes = [{ ...runningThen, trainer: 'imran' }];
  const shown = shownWith({ changes, ...more });
  const values = { ...shown.values, 'hours.yaml': { exceptions: hours } };
  const replaced = placesOfCoach(shown, 'joel').find(({ kind }) => kind === 'replaced');
  expect(replaced!.isBusy('meena', values)).toBe(isBusy);
});

test('an absence in which the leaving coach stands in needs another coach who is free on all its days', () => {
  const absence = { trainer: 'kavya', substitute: 'joel', from: '2026-11-30', until: '2026-12-07' };
  const shown = shownWith({
    absences: [
      absence,
      { ...absence, from: '2026-11-16', until: '2026-11-20' },
      { ...absence, substitute: 'meena' },
      { ...absence, trainer: 'joel', substitute: 'imran' },
    ],
    extraClasses: [{ ...row('yoga', '09:30', '10:30', 'imran'), date: '2026-12-07' }],
  });
  const places = placesOfCoach(shown, 'joel').filter(({ kind }) => kind === 'substitute');
  expect(places.map(({ name, why }) => [name, why])).toEqual([
    ['Classes of Kavya N., Mon 30 November 2026 to Mon 7 December 2026', 'Joel D. was to stand in'],
  ]);
  const [place] = places;
  expect(place!.isBusy('kavya', shown.values), 'the absent coach').toBe(true);
  expect(place!.isBusy('imran', shown.values), 'an extra class on the last day').toBe(true);
  expect(place!.isBusy('meena', shown.values), 'a class in the evening').toBe(false);
  const edits = takeoverEdits(shown, 'joel', places, () => 'meena').map(({ edit }) => edit);
  const substitute = ['absences', 0, 'substitute'];
  expect(edits).toContainEqual({ kind: 'set', path: substitute, value: 'meena' });
  expect(edits).toContainEqual({ kind: 'remove', path: ['absences'], index: 3 });
  const path = (from: string) =>
    takeoverFromDay(shown, places, () => 'meena', from).map(({ edit }) => edit);
  expect(path('2026-11-30')).toEqual([{ kind: 'set', path: substitute, value: 'meena' }]);
  expect(path('2026-12-01')).toEqual([]);
});

test('absences of the coach go, and moved classes and voices name the coach no longer', () => {
  const away = { from: '2026-12-07', until: '2026-12-09', trainer: 'joel', reason: 'Wedding' };
  const move = { ...runningThen, newDate: '2026-12-08', newStart: '18:30', newEnd: '19:30' };
  const leaves = (absences: object[]) => {
    const shown = shownWith({ absences, moves: [move, { ...move, trainer: 'joel' }] });
    const voices = { voices: [{ text: 'Good.' }, { text: 'Strong.', trainer: 'joel' }] };
    return takeoverEdits(
      { ...shown, values: { ...shown.values, 'voices.yaml': voices } },
      'joel',
      [],
      () => '',
    )
      .filter(({ file }) => ['notice.yaml', 'voices.yaml'].includes(file))
      .map(({ edit }) => edit);
  };
  const others = [
    { kind: 'take', path: ['moves', 1, 'trainer'] },
    { kind: 'take', path: ['voices', 1, 'trainer'] },
  ];
  expect(leaves([away])).toEqual([{ kind: 'take', path: ['absences'] }, ...others]);
  expect(leaves([away, { ...away, trainer: 'imran' }, away])).toEqual([
    { kind: 'remove', path: ['absences'], index: 2 },
    { kind: 'remove', path: ['absences'], index: 0 },
    ...others,
  ]);
});

test('what is as usual again or over goes, the rest is given, and the coach goes last', () => {
  const shown = shownWith({
    changes: [
      { ...runningThen, trainer: 'imran' },
      { ...fitnessThen, date: '2026-11-16', trainer: 'joel' },
      { ...fitnessThen, trainer: 'joel' },
      { ...runningThen, date: '2026-11-30', newStart: '17:00', newEnd: '18:00', trainer: 'imran' },
    ],
  });
  const edits = takeoverEdits(shown, 'joel', placesOfCoach(shown, 'joel'), () => 'kavya');
  expect(edits.map(({ file, edit }) => [file, edit])).toEqual([
    ['schedule/monday.yaml', { kind: 'set', path: ['classes', 0, 'trainer'], value: 'kavya' }],
    ['notice.yaml', { kind: 'take', path: ['changes', 3, 'trainer'] }],
    ['notice.yaml', { kind: 'remove', path: ['changes'], index: 2 }],
    ['notice.yaml', { kind: 'remove', path: ['changes'], index: 1 }],
    ['notice.yaml', { kind: 'remove', path: ['changes'], index: 0 }],
    ['trainers.yaml', { kind: 'remove', path: ['trainers'], index: 1 }],
  ]);
});
