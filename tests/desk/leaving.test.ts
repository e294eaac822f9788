import { expect, test } from 'vitest';
import { weekdays } from '../../src/content/weekdays.ts';
import { leavingEdits, removalEdits, toTakeOver } from '../../src/desk/screens/leaving.ts';
import { deskOfEachTest, editsOf, errorsOf, set, checkedState } from './desk-at-hand.ts';

const at = deskOfEachTest();

type Fields = Record<string, unknown>;
const lastDay = '2027-01-03';
const rowsNow = () =>
  weekdays.flatMap(
    (day) => (at.desk.current().values[`schedule/${day}.yaml`] as { classes: Fields[] }).classes,
  );
const shownNow = () => checkedState(at.desk);
const fill = (list: string, entries: object[]) =>
  at.desk.write(editsOf('notice.yaml', { kind: 'set', path: [list], value: entries }));
const leave = async (takers: Readonly<Record<string, string>> = {}) => {
  const shown = await shownNow();
  const given = toTakeOver(shown, 'joel-d', lastDay).map(
    (what) => [what, takers[what.key] ?? 'tenzin-w'] as const,
  );
  at.desk.write({ edits: leavingEdits(shown, 'joel-d', lastDay, given) });
};

test('the classes of a coach who leaves are asked about once each, with their times', async () => {
  const all = toTakeOver(await shownNow(), 'joel-d', lastDay);
  expect(all.map(({ name, times }) => `${name}: ${times}`)).toMatchInlineSnapshot(`
    [
      "Cycling: Monday 9:00 am, Friday 10:00 pm and Sunday 6:00 pm",
      "Running: Monday 10:00 pm, Tuesday 6:00 pm and Friday 6:00 pm",
    ]
  `);
});

test('who gives another class then is not free', async () => {
  const [cycling] = toTakeOver(await shownNow(), 'joel-d', lastDay);
  expect(cycling!.isFree('tenzin-w')).toBe(true);
  const value = { class: 'yoga', start: '09:30', end: '10:30', trainer: 'tenzin-w' };
  const edit = { kind: 'insert', path: ['classes', 0], value } as const;
  at.desk.write(editsOf('schedule/monday.yaml', edit));
  const [after] = toTakeOver(await shownNow(), 'joel-d', lastDay);
  expect(after!.isFree('tenzin-w')).toBe(false);
});

test('each class ends on the last day and begins with its new coach, and nothing is left open', async () => {
  await leave({ running: 'kavya-n' });
  expect(await errorsOf(at.desk)).toEqual([]);
  const ended = rowsNow().filter(({ trainer }) => trainer === 'joel-d');
  expect(ended).toHaveLength(6);
  expect(ended.every(({ until }) => until === lastDay)).toBe(true);
  const begun = rowsNow().filter(({ from }) => from === '2027-01-04');
  expect(begun.map(({ class: id, start }) => [id, start])).toEqual(
    ended.map(({ class: id, start }) => [id, start]),
  );
  for (const { class: id, trainer } of begun)
    expect(trainer).toBe(id === 'running' ? 'kavya-n' : 'tenzin-w');
});

test('classes on single days and absences change hands too; own absences after the last day go', async () => {
  const extra = { class: 'running', start: '11:00', end: '12:00', trainer: 'joel-d' };
  fill('extraClasses', [
    { ...extra, date: '2026-12-05' },
    { ...extra, date: '2027-01-09' },
  ]);
  const away = { from: '2027-01-11', until: '2027-01-17', reason: 'Holiday' };
  fill('absences', [
    { ...away, trainer: 'meenakshi-r', substitute: 'joel-d' },
    { ...away, trainer: 'joel-d' },
  ]);
  await leave();
  const notice = (await shownNow()).values['notice.yaml'] as Record<string, Fields[]>;
  expect(notice['extraClasses']!.map(({ trainer }) => trainer)).toEqual(['joel-d', 'tenzin-w']);
  expect(notice['absences']).toEqual([{ ...away, trainer: 'meenakshi-r', substitute: 'tenzin-w' }]);
});

test('a coach who has left is removed with the classes and entries of the past', async () => {
  await leave();
  at.desk.write(set('trainers.yaml', ['trainers', 0, 'role'], 'Head coach'));
  const past = { date: '2026-12-07', class: 'fitness', start: '09:00' };
  fill('changes', [{ ...past, trainer: 'joel-d', reason: 'Ill' }]);
  at.desk.write({ edits: removalEdits(await shownNow(), 'joel-d') });
  const { values } = await shownNow();
  const files = Object.entries(values).filter(([file]) => !file.startsWith('posts/'));
  expect(JSON.stringify(files)).not.toContain('joel-d');
  expect(values['notice.yaml']).not.toHaveProperty('changes');
  expect(await errorsOf(at.desk)).toEqual([]);
});
