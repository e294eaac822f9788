import { expect, test } from 'vitest';
import { coachProps } from '../../../src/pages/coaches/coach-pages.ts';
import type { CoachPageProps } from '../../../src/pages/coaches/CoachPage.tsx';
import { addDays, nextDate } from '../../../src/content/dates.ts';
import { formatDate } from '../../../src/content/text/format.ts';
import { nextSession } from '../../../src/pages/schedule/next-session.ts';
import { today } from '../../check/content-copy.ts';
import { siteOf } from '../site-at-hand.ts';
import { india } from '../../content/place/places.ts';

/** A Friday on which Tenzin W. gives Body Building in the place of Arjun H. */
const date = nextDate('friday', addDays(today, 1));

const site = siteOf((files) => {
  const changes = [{ date, class: 'body-building', start: '16:00', trainer: 'tenzin-w' }];
  return { 'notice.yaml': { ...files['notice.yaml'], changes } };
});
const pageOf = (id: string): CoachPageProps => coachProps(site, site.trainerOf(id));

/** What the script of the page finds next on that day at 10:30. */
const nextOn = ({ live: { weeks, next: words }, next: { coach: name } }: CoachPageProps) => {
  const next = nextSession(weeks, words, { date, time: '10:30' }, name);
  return `${next!.date} ${next!.start}`;
};
const rowsOf = ({ times: { board } }: CoachPageProps) =>
  board.rows.filter(({ class: id, date: on }) => id === 'body-building' && on === date);

test('the page of who stands in has the class, on that day alone', () => {
  const page = pageOf('tenzin-w');
  expect(nextOn(page)).toBe(`Next: Body Building, Friday, ${formatDate(date, india)} 16:00`);
  const [row, ...others] = rowsOf(page);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: 'friday-body-building-1600', usualCoach: 'Arjun H.' });
  expect(row!.note).toContain('Tenzin W. instead of Arjun H.');
});

test('the page of who does not come says who gives the class, and not that it is the next one', () => {
  const page = pageOf('arjun-h');
  expect(nextOn(page)).not.toContain(formatDate(date, india));
  const [row] = rowsOf(page);
  expect(row!.note).toContain('Tenzin W. instead of Arjun H.');
});
