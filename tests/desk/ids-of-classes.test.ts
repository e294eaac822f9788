import { expect, test } from 'vitest';
import { leftovers } from '../../src/check/rules/leftovers.ts';
import { editOf, valueAfter } from '../../src/content/edit.ts';
import type { ScheduleRow } from '../../src/content/schedule.ts';
import { weekdays } from '../../src/content/weekdays.ts';
import type { FileEdit } from '../../src/desk/draft/edit.ts';
import { publishedValueAt } from '../../src/desk/draft/published-value.ts';
import type { DeskState } from '../../src/desk/draft/desk-state.ts';
import { editsFollowing } from '../../src/desk/screens/ClassForm.tsx';
import { leavingEdits, toTakeOver } from '../../src/desk/screens/leaving.ts';
import { moveEdits } from '../../src/desk/screens/moving-class.ts';
import { classFromDay } from '../../src/desk/screens/postponed-change.ts';
import { type ClassRow, fileOfDay, rowsOfWeek } from '../../src/desk/screens/timetable-rows.ts';
import { slotCalendar } from '../../src/pages/schedule/calendar-files.ts';
import { addDays } from '../../src/content/dates.ts';
import { daysKeptAfterEnd, savedId, type Week, weeklySlots } from '../../src/timetable/slots.ts';
import { calendarEvent, weeklyEvent } from '../../src/timetable/weekly-event.ts';
import { contentOf, problemsOf } from '../check/rules/content-of.ts';
import { india } from '../content/place/places.ts';
import { dice, type Dice } from '../dice.ts';
import { names } from '../timetable/made-up-timetable.ts';
import { times } from '../times.ts';
import { deskOfEachTest, checkedState } from './desk-at-hand.ts';

const at = deskOfEachTest();

const starts = ['07:00', '09:30', '12:00', '18:00', '20:30'];
const coaches = ['arjun-h', 'joel-d', 'kavya-n'];

/** A week in which each row has a class of its own, by which the test knows it again. */
function madeUpWeek({ roll, pick }: Dice): DeskState['values'] {
  return Object.fromEntries(
    weekdays.map((day) => [
      fileOfDay(day),
      {
        note: '',
        classes: Array.from({ length: roll(4) }, (_, index) => {
          const start = pick(starts);
          return { class: `${day}-${index}`, start, end: '22:00', trainer: pick(coaches) };
        }),
      },
    ]),
  );
}

const weekIn = (values: DeskState['values']) =>
  Object.fromEntries(
    weekdays.map((day) => [day, (values[fileOfDay(day)] as { classes: ScheduleRow[] }).classes]),
  ) as unknown as Week;

const after = (values: DeskState['values'], edits: readonly FileEdit[]) =>
  edits.reduce<DeskState['values']>(
    (now, { file, ...edit }) => ({ ...now, [file]: valueAfter(now[file], edit) }),
    values,
  );

const edited = (shown: DeskState, edits: readonly FileEdit[]): DeskState => {
  const values = after(shown.values, edits);
  const published = Object.fromEntries(
    Object.entries({ ...shown.values, ...shown.published }).filter(
      ([file, value]) => values[file] !== value,
    ),
  );
  return { ...shown, values, published };
};
const publish = (shown: DeskState): DeskState => ({ ...shown, published: {} });

const set = ({ file, index }: ClassRow, name: string, value: string): FileEdit => ({
  file,
  kind: 'set',
  path: ['classes', index, name],
  value,
});
const started = (shown: DeskState, row: ClassRow, start: string) =>
  edited(shown, [set(row, 'start', start), ...editsFollowing(shown, row, 'start', start)]);

/** The last row of a class, which goes on. */
const lastOf = (shown: DeskState, name: string) =>
  rowsOfWeek(shown)
    .filter((row) => row.class === name)
    .sort((one, other) => (one.weeks.from ?? '').localeCompare(other.weeks.from ?? ''))
    .at(-1);

const otherDay = ({ day }: ClassRow, { pick }: Dice) => pick(weekdays.filter((one) => one !== day));

/** What the desk and --fix do with the class that a row has, on a day. */
const actions: Readonly<
  Record<string, (shown: DeskState, row: ClassRow, day: string, by: Dice) => DeskState>
> = {
  'another start': (shown, row, _, { pick }) => started(shown, row, pick(starts)),
  'two other starts before a publish': (shown, row, _, { pick }) => {
    const once = started(shown, row, pick(starts));
    return started(once, lastOf(once, row.class)!, pick(starts));
  },
  'another weekday': (shown, row, _, by) => edited(shown, moveEdits(shown, row, otherDay(row, by))),
  'another start and weekday': (shown, row, _, by) => {
    const once = started(shown, row, by.pick(starts));
    return edited(once, moveEdits(once, lastOf(once, row.class)!, otherDay(row, by)));
  },
  'a last day': (shown, row, day) => edited(shown, [set(row, 'until', day)]),
  'a first day': (shown, row, day) => edited(shown, [set(row, 'from', day)]),
  'another time and coach from a day on': (shown, row, day, { pick }) => {
    const once = edited(started(shown, row, pick(starts)), [set(row, 'trainer', pick(coaches))]);
    const published = publishedValueAt(once, { file: row.file, path: ['classes', row.index] });
    const act = classFromDay(once, row, published as Record<string, unknown>, day);
    return edited(once, [...act.putBack, ...act.edits]);
  },
  'a coach who leaves': (shown, row, day) => {
    const [other] = coaches.filter((one) => one !== row.trainer);
    const given = toTakeOver(shown, row.trainer, day).map((what) => [what, other!] as const);
    return edited(shown, leavingEdits(shown, row.trainer, day, given));
  },
  'what is over is deleted': (shown, _, day) => {
    const notes = problemsOf(
      leftovers,
      contentOf(shown.values),
      addDays(day, daysKeptAfterEnd + 1),
    );
    const removed = notes
      .filter(({ file }) => file.startsWith('schedule/'))
      .flatMap(({ file, edits: own = [] }) => own.map((one) => ({ file, ...editOf(one) })));
    return edited(shown, removed.toReversed());
  },
};

test('the desk says that a class moves, and nothing of its id', async () => {
  const shown = await checkedState(at.desk);
  const [row] = rowsOfWeek(shown);
  const edits = [set(row!, 'start', '08:00'), ...editsFollowing(shown, row!, 'start', '08:00')];
  at.desk.write({ edits });
  const { values, changes } = await checkedState(at.desk);
  const { classes } = values[row!.file] as { classes: unknown[] };
  expect(classes[0]).toMatchObject({ start: '08:00', id: 'monday-cycling-0900' });
  expect(changes.map(({ what }) => what)).toEqual([
    'Monday, Cycling, 8:00 am – 9:00 am: begins 9:00 am → 8:00 am, and 1 more',
  ]);
});

test('a class keeps its id, its UID and the address of its calendar, whatever the desk does to it', async () => {
  const shown = await checkedState(at.desk);
  const words = { eventTitle: '{class}', eventText: '{trainer}', url: '', place: '' };
  for (let seed = 1; seed <= 40 * times; seed++) {
    const by = dice(seed);
    const values = { ...shown.values, ...madeUpWeek(by), 'notice.yaml': { label: 'Notice' } };
    let now: DeskState = publish({ ...shown, values });
    const first = new Map(weeklySlots(weekIn(values)).map((slot) => [slot.class, slot]));
    let day = '2027-01-04';
    const done: string[] = [];
    for (let step = 0; step < 6; step++) {
      const rows = [...first.keys()].flatMap((name) => lastOf(now, name) ?? []);
      if (rows.length === 0) break;
      const action = by.pick(Object.keys(actions));
      const row = by.pick(rows);
      now = publish(actions[action]!(now, row, day, by));
      done.push(`${row.class}: ${action}, ${day}`);
      day = addDays(day, 7 * (1 + by.roll(3)));
      const slots = weeklySlots(weekIn(now.values));
      expect(new Set(slots.map(({ id }) => id)).size, done.join('\n')).toBe(slots.length);
      for (const [name, before] of first) {
        const own = slots.filter((slot) => slot.class === name);
        for (const slot of own) expect(savedId(slot.id), done.join('\n')).toBe(before.id);
        // Of a class that has ended for good, nothing may be left.
        if (own.length === 0) continue;
        const last = own.find(({ id }) => id === before.id);
        expect(last, done.join('\n')).toBeDefined();
        expect(slotCalendar(last!.id)).toBe(slotCalendar(before.id));
        const event = weeklyEvent(last!, [], '2026-12-01', names, words);
        if (event)
          expect(
            calendarEvent(event, { host: 'gym.example', changed: 60 * step, place: india }),
          ).toMatch(new RegExp(`UID:${before.id}@gym.example\r\n[^]*SEQUENCE:${step}\r\n`));
      }
    }
  }
});

test('a class that gets another time twice is one change', async () => {
  for (const start of ['08:00', '08:30']) {
    const shown = await checkedState(at.desk);
    const [row] = rowsOfWeek(shown);
    at.desk.write({
      edits: [set(row!, 'start', start), ...editsFollowing(shown, row!, 'start', start)],
    });
  }
  expect(at.desk.current().changes.map(({ what }) => what)).toEqual([
    'Monday, Cycling, 8:30 am – 9:30 am: begins 9:00 am → 8:30 am, and 1 more',
  ]);
});

test('a fact that was an example and is corrected after it was typed is one change', () => {
  const file = 'contact.yaml';
  const number = (value: string) =>
    ({ file, kind: 'set', path: ['phone', 'number'], value }) as const;
  const mark = { file, kind: 'set', path: ['phone', 'placeholder'], value: false } as const;
  at.desk.write({ edits: [number('98450 12345'), mark] });
  at.desk.write({ edits: [number('+91 98450 12345')] });
  expect(at.desk.current().changes).toHaveLength(1);
});
