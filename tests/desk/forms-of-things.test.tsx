// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { fieldAt } from '../../src/content/field.ts';
import { capitalise } from '../../src/content/text/format.ts';
import { type Weekday, weekdays } from '../../src/content/weekdays.ts';
import { beginningOf } from '../../src/desk/draft/beginnings.ts';
import { DeskContext, formOfFile } from '../../src/desk/draft/use-desk.ts';
import { newThing } from '../../src/desk/draft/new-thing.ts';
import { awayEdits, classesOfCoach } from '../../src/desk/screens/absence.ts';
import { FormPart } from '../../src/desk/form/FormPart.tsx';
import { ClassForm } from '../../src/desk/screens/ClassForm.tsx';
import { ClassesAndCoaches } from '../../src/desk/screens/ClassesAndCoaches.tsx';
import { CoachIsAway } from '../../src/desk/screens/CoachIsAway.tsx';
import { ExtraClass } from '../../src/desk/screens/ExtraClass.tsx';
import { Prices } from '../../src/desk/screens/Prices.tsx';
import { Timetable } from '../../src/desk/screens/Timetable.tsx';
import { classesBetween } from '../../src/desk/screens/timetable-of-draft.ts';
import { type ClassRow, rowsOfDay } from '../../src/desk/screens/timetable-rows.ts';
import { ClassBegins } from '../../src/desk/screens/WhenItBegins.tsx';
import { dateInWords } from '../../src/desk/words/in-words.ts';
import { todayAt } from '../../src/timetable/clock.ts';
import { india } from '../content/place/places.ts';
import { addDays } from '../../src/content/dates.ts';
import { deskOfEachTest, editsOf, errorsOf, set, checkedState } from './desk-at-hand.ts';

const at = deskOfEachTest();
const html = (shown: React.ReactNode) =>
  renderToStaticMarkup(<DeskContext value={at.desk}>{shown}</DeskContext>);

test.each([
  ['trainers', ['Portrait']],
  ['classes', ['Photograph', 'Text on its large card']],
] as const)('the form of something new in %s asks for what each one has', async (list, labels) => {
  const shown = await checkedState(at.desk);
  const file = `${list}.yaml`;
  const value = newThing(fieldAt(formOfFile(shown, file), [list, 0])!, shown);
  at.desk.write(editsOf(file, { kind: 'insert', path: [list, 0], value }));
  const markup = html(<ClassesAndCoaches list={list} index="0" />);
  for (const label of labels) expect(markup).toMatch(new RegExp(`<label[^>]*>${label}`));
});

test('the list of coaches says who leaves, and who has left', async () => {
  const today = todayAt(india.clock);
  const days = [addDays(today, 8), addDays(today, -1)];
  for (const [index, day] of days.entries())
    at.desk.write(set('trainers.yaml', ['trainers', index, 'lastDay'], day));
  await checkedState(at.desk);
  const [leaves, left, stays] = html(<ClassesAndCoaches list="trainers" index={undefined} />)
    .split('<li>')
    .slice(1);
  expect(leaves).toContain(`. Leaves after ${dateInWords(days[0]!)}.`);
  expect(left).toContain(`. Left after ${dateInWords(days[1]!)}.`);
  expect(stays).not.toMatch(/leaves|left/i);
});

test('the card of a plan says “More” once', async () => {
  await checkedState(at.desk);
  const markup = html(<Prices />);
  expect(markup).toContain('>More: ');
  expect(markup).not.toContain('<b>More');
});

test('the days that are offered for a change of a class are days on which it is held', async () => {
  at.desk.write(set('schedule/monday.yaml', ['classes', 0, 'start'], '10:00'));
  const shown = await checkedState(at.desk);
  const row = rowsOfDay(shown.values, 'monday')[0]!;
  const place = { file: row.file, path: ['classes', 0] };
  at.desk.fillIn(beginningOf(place), { asked: '', place, fields: { kind: 'from' } });
  const offered = [...html(<ClassBegins row={row} />).matchAll(/aria-pressed="false">([^<]+)</g)];
  expect(offered).toHaveLength(3);
  for (const [, day] of offered) expect(day).toMatch(/^Mon /);
});

test('the reason of an absence may stay empty if somebody takes the classes', async () => {
  const { values, things } = await checkedState(at.desk);
  const [from, until] = ['2026-12-07', '2026-12-13'];
  const coach = classesBetween(values, from, until)[0]!.trainer;
  const other = things['trainer']!.find(([id]) => id !== coach)![0];
  const fields = { coach, days: { from, until }, takers: { isForAll: true, one: other, each: {} } };
  at.desk.fillIn('away', { asked: '', fields });
  expect(html(<CoachIsAway coach={undefined} />)).not.toContain('Reason, shown to visitors.');
  const given = classesOfCoach(values, coach, { from, until }).map((one) => [one, other] as const);
  at.desk.write({ edits: awayEdits(values, coach, { from, until }, given, '').edits });
  expect((await errorsOf(at.desk)).filter((one) => /reason/i.test(one))).toEqual([]);
  at.desk.write(set('notice.yaml', ['absences'], [{ from, until, trainer: coach }]));
  expect(await errorsOf(at.desk)).toContain('Visitors read why these classes are cancelled.');
});

test('a coach without a name is neither away nor leaves', async () => {
  const shown = await checkedState(at.desk);
  const value = newThing(fieldAt(formOfFile(shown, 'trainers.yaml'), ['trainers', 0])!, shown);
  at.desk.write(editsOf('trainers.yaml', { kind: 'insert', path: ['trainers', 0], value }));
  expect(html(<ClassesAndCoaches list="trainers" index="0" />)).not.toMatch(/is away|leaves/);
});

test('times are offered from when the gym opens', async () => {
  const { values } = await checkedState(at.desk);
  const opens = [...JSON.stringify(values['hours.yaml']).matchAll(/"opens":"([^"]+)"/g)];
  const first = opens.map(([, time]) => time!).sort()[0];
  const [, options = ''] = html(<ExtraClass />).split('>Begins<');
  expect(/<option value="(\d[^"]*)"/.exec(options)?.[1]).toBe(first);
});

test('what ends while the gym is closed at night ends on the next day', async () => {
  const { values } = await checkedState(at.desk);
  const [row] = rowsOfDay(values, 'monday');
  const [, options = ''] = html(<ClassForm row={row!} />).split('>Ends<');
  const ends = [...options.split('</select>')[0]!.matchAll(/<option value="(\d[^"]*)"/g)].map(
    ([, end]) => end,
  );
  expect(ends).toContain('00:30 next day');
  expect(ends).not.toContain('00:30');
});

test('a hidden character that reverses the text is told at its field', async () => {
  const path = ['trainers', 0, 'role'];
  at.desk.write(set('trainers.yaml', path, 'strength\u202ecoach'));
  const { problems } = await checkedState(at.desk);
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ path }]);
});

test('a sentence has its menu beside its label, and how it reads below', async () => {
  await checkedState(at.desk);
  const file = 'pages/pricing.yaml';
  const field = fieldAt(formOfFile(at.desk.current(), file), ['seo', 'description'])!;
  at.desk.write(set(file, ['seo', 'description'], 'Prices from {lowestPrice}.'));
  const { facts } = await checkedState(at.desk);
  const markup = html(<FormPart field={field} file={file} path={['seo', 'description']} />);
  const [above, below = ''] = markup.split('<textarea');
  expect(above).toContain(`>Insert: ${field.label}<`);
  expect(below).toContain(`Visitors read: Prices from ${facts['lowestPrice']}.`);
  // Nothing of the menu is in the page while it is closed.
  expect(markup).not.toContain('lowest price: ');
});

test('a class that is filled in can be added on the days that do not have it at that time', async () => {
  const { values } = await checkedState(at.desk);
  const days = (row: ClassRow) =>
    [
      ...(html(<ClassForm row={row} />).split('Add the same class on')[1] ?? '').matchAll(
        /<button class="btn small" type="button">(\w+day)</g,
      ),
    ].map(([, day]) => day);
  const [row] = rowsOfDay(values, 'monday');
  const has = (day: Weekday) =>
    rowsOfDay(values, day).some(
      ({ class: id, start }) => id === row!.class && start === row!.start,
    );
  const without = weekdays.filter((day) => !has(day));
  expect(without.length).toBeGreaterThan(0);
  expect(days(row!)).toEqual(without.map(capitalise));
  expect(days({ ...row!, trainer: '' })).toEqual([]);
});

test('on a phone the timetable comes back to the day of the class that was open', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { rerender } = render(<DeskContext value={at.desk}>{null}</DeskContext>);
  const show = (name?: string, index?: string) =>
    rerender(
      <DeskContext value={at.desk}>
        <Timetable name={name} index={index} />
      </DeskContext>,
    );
  const chosen = () => screen.getByRole('button', { pressed: true }).textContent;
  show();
  expect(chosen()).toBe('Monday');
  show('schedule/friday.yaml', '0');
  show();
  expect(chosen()).toBe('Friday');
});
