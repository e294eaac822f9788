import { expect, test } from 'vitest';
import { classChanges, extraSlots, isExtra } from '../../src/timetable/class-changes.ts';

const label = 'Notice';
const names = { class: (id: string) => `Class ${id}`, trainer: (id: string) => `Coach ${id}` };
const days = { from: '2026-11-30', until: '2026-12-04' };
const row = (name: string, start: string, trainer = 'asha') => ({ class: name, start, trainer });

test('a coach who is away has one change for each class and time', () => {
  const rows = [
    row('yoga', '09:00'),
    row('yoga', '18:00'),
    row('karate', '18:00'),
    // The same class on another day.
    row('yoga', '09:00'),
    row('boxing', '09:00', 'ravi'),
  ];
  const changesOf = (substitute?: string) =>
    classChanges(
      {
        label,
        absences: [
          { ...days, trainer: 'asha', reason: 'Wedding', ...(substitute && { substitute }) },
        ],
      },
      names,
      '2026-11-23',
      rows,
    );
  expect(changesOf().map(({ classId, start, off }) => [classId, start, off])).toEqual([
    ['yoga', '09:00', 'Wedding'],
    ['yoga', '18:00', 'Wedding'],
    ['karate', '18:00', 'Wedding'],
  ]);
  expect(changesOf('ravi')[0]).toEqual({
    ...days,
    classId: 'yoga',
    start: '09:00',
    coach: 'Coach asha',
    instead: { trainer: 'Coach ravi' },
    because: 'Wedding',
  });
});

test('changes that are over are left out, and one of today is not', () => {
  const change = { class: 'yoga', start: '09:00', trainer: 'ravi' };
  const changes = ['2026-11-22', '2026-11-23'].map((date) => ({ ...change, date }));
  expect(classChanges({ label, changes }, names, '2026-11-23').map(({ from }) => from)).toEqual([
    '2026-11-23',
  ]);
  expect(classChanges({ label }, names, '2026-11-23')).toEqual([]);
});

test('an extra class without a reason is still an extra one', () => {
  const extra = {
    date: '2026-12-01',
    class: 'yoga',
    start: '11:00',
    end: '12:00',
    trainer: 'asha',
  };
  const [slot] = extraSlots({ label, extraClasses: [extra] }, names, '2026-11-23');
  expect(isExtra(slot!)).toBe(true);
  const { because, ...usual } = slot!;
  expect([because, isExtra(usual)]).toEqual([undefined, false]);
  expect(extraSlots({ label }, names, '2026-11-23')).toEqual([]);
});
