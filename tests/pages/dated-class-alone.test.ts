import { expect, test } from 'vitest';
import type { Files } from '../../src/content/files.ts';
import { formatDate } from '../../src/content/text/format.ts';
import { weekdays } from '../../src/content/weekdays.ts';
import { addDays, weekdayOf } from '../../src/content/dates.ts';
import { classProps } from '../../src/pages/classes/class-page.ts';
import { allCoachesProps, coachProps } from '../../src/pages/coaches/coach-pages.ts';
import { allCoaches } from '../../src/pages/coaches/coaches.ts';
import { today } from '../check/content-copy.ts';
import { siteOf } from './site-at-hand.ts';
import { india } from '../content/place/places.ts';

/** The days of an extra class, and of a class that another coach gives. */
const extraDay = addDays(today, 10);
const substituteDay = addDays(today, 12);

/** Returns the content with one weekly class alone, and beside it a class and two coaches with nothing but a date. */
function withDatesAlone(files: Files): Files {
  const [weekly, extra] = files['classes.yaml'].classes.map(({ id }) => id) as [string, string];
  const [usual, ofExtra, substitute] = files['trainers.yaml'].trainers.map(({ id }) => id) as [
    string,
    string,
    string,
  ];
  const row = { class: weekly, trainer: usual, start: '09:00', end: '10:00' };
  const days = weekdays.map((day) => {
    const file = `schedule/${day}.yaml` as const;
    return [file, { ...files[file], classes: day === weekdayOf(substituteDay) ? [row] : [] }];
  });
  return {
    ...files,
    ...(Object.fromEntries(days) as Pick<Files, 'schedule/monday.yaml'>),
    'notice.yaml': {
      label: 'Notice',
      extraClasses: [{ ...row, class: extra, trainer: ofExtra, date: extraDay }],
      changes: [{ ...row, date: substituteDay, trainer: substitute }],
    },
    'hours.yaml': { ...files['hours.yaml'], exceptions: [] },
  };
}

type Page = Pick<ReturnType<typeof classProps>, 'next' | 'times'>;
const pageOf: Record<string, Pick<Page, 'next'> & { times: Pick<Page['times'], 'board'> }> = {};

const site = siteOf(withDatesAlone);
const { classes } = site.files['classes.yaml'];
for (const [index, name] of ['weekly', 'extra', 'none'].entries())
  pageOf[`class ${name}`] = classProps(site, classes[index]!);
for (const [index, name] of ['weekly', 'extra', 'substitute', 'none'].entries())
  pageOf[`coach ${name}`] = coachProps(site, allCoaches(site)[index]!);

test.each([
  ['class extra', extraDay],
  ['coach extra', extraDay],
  ['coach substitute', substituteDay],
])('%s has a next session on its only date, and a row', (name, date) => {
  const { next, times } = pageOf[name]!;
  expect(next.next!.date).toContain(formatDate(date, india));
  expect(times.board.rows.map((row) => row.date)).toEqual([date]);
});

test.each(['class none', 'coach none'])('%s has no next session and no rows', (name) => {
  const { next, times } = pageOf[name]!;
  expect([next.next, times.board.rows]).toEqual([undefined, []]);
});

test.each(['class weekly', 'coach weekly'])('%s has a time of every week', (name) => {
  expect(pageOf[name]!.next.next).toBeDefined();
});

test('the list of coaches says so, too', () => {
  const { coaches } = allCoachesProps(site);
  expect(coaches.filter(({ next }) => next)).toHaveLength(3);
});
