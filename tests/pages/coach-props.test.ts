import { expect, test } from 'vitest';
import { coachProps } from '../../src/pages/coaches/coach-pages.ts';
import type { CoachPageProps } from '../../src/pages/coaches/CoachPage.tsx';
import { addDays, nextDate } from '../../src/timetable/clock.ts';
import { sessionsFrom, stillToCome } from '../../src/timetable/coming-weeks.ts';
import { today } from '../check/content-copy.ts';
import { siteOf } from './site-at-hand.ts';

/** A Friday on which Tenzin W. gives Body Building in the place of Arjun H. */
const date = nextDate('friday', addDays(today, 1));

const site = siteOf((files) => {
  const changes = [{ date, class: 'body-building', start: '16:00', trainer: 'tenzin-w' }];
  return { 'notice.yaml': { ...files['notice.yaml'], changes } };
});
const pageOf = (id: string): CoachPageProps => coachProps(site, site.trainerOf(id));

/** What the script of the page finds next on that day at 10:30. */
const nextOn = ({ live: { weeks } }: CoachPageProps) => {
  const [next] = stillToCome(sessionsFrom(weeks, date, 8), { date, time: '10:30' });
  return `${next!.date} ${next!.start} ${next!.name}`;
};
const rowsOf = ({ times: { board } }: CoachPageProps) =>
  board.rows.filter(({ class: name }) => name === 'Body Building');

test('the page of who stands in has the class, on that day alone', () => {
  const page = pageOf('tenzin-w');
  expect(nextOn(page)).toBe(`${date} 16:00 Body Building`);
  const [row, ...others] = rowsOf(page);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: 'friday-body-building-1600', trainer: 'Friday' });
  expect(row!.only!.until).toBe(date);
  expect(row!.changes!.map(({ text }) => text).join()).toContain('Tenzin W. instead of Arjun H.');
});

test('the page of who does not come says who gives the class, and not that it is the next one', () => {
  const page = pageOf('arjun-h');
  expect(nextOn(page)).not.toContain(`${date} 16:00`);
  const row = rowsOf(page).find(({ id }) => id === 'friday-body-building-1600')!;
  expect(row.only).toBeUndefined();
  expect(row.changes!.map(({ text }) => text).join()).toContain('Tenzin W. instead of Arjun H.');
});
