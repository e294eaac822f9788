import { expect, test } from 'vitest';
import type { Week } from '../../src/timetable/slots.ts';
import { withMoves } from '../../src/timetable/moved-classes.ts';

const row = (name: string, start: string, trainer: string) => ({
  class: name,
  start,
  end: `${start.slice(0, 2)}:50`,
  trainer,
});
/** Two classes of Friday, and two times of Yoga. */
const week = {
  friday: [
    row('karate', '18:00', 'imran'),
    row('yoga', '09:00', 'asha'),
    row('yoga', '18:00', 'ravi'),
  ],
  monday: [],
} as unknown as Week;
const label = 'Notice';
const words = {
  away: (date: string, start: string) => `moved to ${date} ${start}`,
  here: (date: string) => `instead of ${date}`,
};
const move = {
  date: '2026-12-04',
  class: 'yoga',
  start: '18:00',
  newDate: '2026-12-07',
  newStart: '19:00',
  newEnd: '20:00',
};

test('a moved class is cancelled on its day, and an extra one with its own coach on the new day', () => {
  expect(withMoves({ label, moves: [move] }, week, words)).toEqual({
    label,
    cancellations: [
      { date: '2026-12-04', class: 'yoga', start: '18:00', reason: 'moved to 2026-12-07 19:00' },
    ],
    extraClasses: [
      {
        date: '2026-12-07',
        class: 'yoga',
        start: '19:00',
        end: '20:00',
        trainer: 'ravi',
        reason: 'instead of 2026-12-04',
      },
    ],
  });
});

test('the reason follows, and another coach may give it', () => {
  const { cancellations, extraClasses } = withMoves(
    { label, moves: [{ ...move, reason: 'The studio is let', trainer: 'meena' }] },
    week,
    words,
  );
  expect(cancellations![0]!.reason).toBe('moved to 2026-12-07 19:00, The studio is let');
  expect(extraClasses![0]!.trainer).toBe('meena');
});

test('without a class at that time there is no extra one', () => {
  const away = { ...move, start: '10:00' };
  expect(withMoves({ label, moves: [away] }, week, words).extraClasses).toEqual([]);
});

test('other changes of the notice stay', () => {
  const cancellation = { date: '2026-12-01', class: 'karate', start: '18:00', reason: 'Ill' };
  const notice = withMoves({ label, cancellations: [cancellation], moves: [move] }, week, words);
  expect(notice.cancellations).toHaveLength(2);
  expect(notice.cancellations![0]).toBe(cancellation);
});
