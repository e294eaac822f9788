import { expect, test } from 'vitest';
import {
  datesOf,
  isAbout,
  nextDateOf,
  sessionOn,
  sessionsOn,
} from '../../src/timetable/sessions.ts';
import type { ClassChange, SpecialDays, LiveSlot } from '../../src/timetable/special-days.ts';
import { weekOf } from './usual-week.ts';

const open = [{ opens: '06:00', closes: '22:00' }];
const slot = (start: string, trainer = 'Arjun'): LiveSlot => ({
  id: `tuesday-${start}`,
  day: 'tuesday',
  start,
  end: `${start.slice(0, 2)}:50`,
  classId: 'yoga',
  class: 'Yoga',
  trainer,
});
const yoga = slot('16:00');
const which = { classId: 'yoga', start: '16:00' };
const on = (...changes: ClassChange[]): SpecialDays => ({
  week: weekOf(open),
  exceptions: [],
  changes,
});
const longer = { ...which, from: '2026-11-23', until: '2026-12-11', instead: { trainer: 'Kavya' } };
const oneDay = {
  ...which,
  from: '2026-11-24',
  until: '2026-11-24',
  instead: { start: '17:00', end: '18:00' },
};

test('what a day within a longer time leaves out, the longer one says', () => {
  expect(sessionOn(on(oneDay, longer), yoga, '2026-11-24')).toMatchObject({
    start: '17:00',
    end: '18:00',
    trainer: 'Kavya',
    off: undefined,
    changed: true,
  });
  expect(sessionOn(on(oneDay, longer), yoga, '2026-12-01')).toMatchObject({
    start: '16:00',
    trainer: 'Kavya',
  });
});

test('a class that is called off is off, whoever was to give it', () => {
  const off = { ...which, from: '2026-11-24', until: '2026-11-24', off: 'Ill' };
  expect(sessionOn(on(off, longer), yoga, '2026-11-24')!.off).toBe('Ill');
});

test('a coach who gives the class anyway changes nothing', () => {
  const session = sessionOn(on({ ...longer, instead: { trainer: 'Arjun' } }), yoga, '2026-11-24');
  expect(session!.changed).toBe(false);
});

test('a class that is moved takes its place in the order of the day', () => {
  const slots = [yoga, slot('16:30', 'Joel')];
  const order = (calendar: SpecialDays) =>
    sessionsOn(calendar, slots, '2026-11-24').map(({ trainer }) => trainer);
  expect(order(on())).toEqual(['Arjun', 'Joel']);
  expect(order(on(oneDay))).toEqual(['Joel', 'Arjun']);
});

test('before the first day of its timetable a class is not held', () => {
  const coming = { ...yoga, since: '2026-12-01' };
  expect(sessionOn(on(), coming, '2026-11-24')).toBeUndefined();
  expect(sessionOn(on(), coming, '2026-12-01')).toBeDefined();
  expect(nextDateOf(coming, '2026-11-20')).toBe('2026-12-01');
  expect(nextDateOf(coming, '2026-12-02')).toBe('2026-12-08');
});

test('a class may begin when the doors open, and end when they close, and not a minute beyond', () => {
  const during = (opens: string, closes: string) => ({
    ...on(),
    week: weekOf([{ opens, closes }]),
  });
  const offAt = (opens: string, closes: string) =>
    sessionOn(during(opens, closes), yoga, '2026-11-24')!.off;
  expect(offAt('16:00', '16:50')).toBeUndefined();
  expect(offAt('16:01', '16:50')).toBe('');
  expect(offAt('16:00', '16:49')).toBe('');
});

test('a change of one class leaves another at the same time as it is', () => {
  const boxing = { ...yoga, classId: 'boxing', class: 'Boxing' };
  expect(sessionOn(on(oneDay), boxing, '2026-11-24')!.changed).toBe(false);
});

test.each([
  ['a later begin', { start: '16:15' }],
  ['a later end', { end: '17:15' }],
  ['another coach', { trainer: 'Kavya' }],
])('%s alone is a change', (_, instead) => {
  expect(sessionOn(on({ ...oneDay, instead }), yoga, '2026-11-24')!.changed).toBe(true);
});

test('of a change and a cancellation for longer, the cancellation says why', () => {
  const off = { ...which, from: '2026-11-23', until: '2026-12-11', off: 'Paint' };
  expect(sessionOn(on(oneDay, off), yoga, '2026-11-24')!.off).toBe('Paint');
});

test('the dates of a class lie between two days, both of them included', () => {
  expect(datesOf(yoga, '2026-11-24', '2026-12-08')).toEqual([
    '2026-11-24',
    '2026-12-01',
    '2026-12-08',
  ]);
  expect(datesOf(yoga, '2026-11-25', '2026-12-07')).toEqual(['2026-12-01']);
  const extra = { ...yoga, weeks: { from: '2026-11-24', until: '2026-11-26' } };
  expect(datesOf(extra, '2026-11-20', '2027-12-31')).toEqual(['2026-11-24']);
});

test('five weeks can lie between two dates of a class of each fourth Tuesday', () => {
  const fourth = { ...yoga, weeks: { weeksOfMonth: ['fourth'] } } as const;
  expect(nextDateOf(fourth, '2026-11-25')).toBe('2026-12-22');
  expect(nextDateOf(fourth, '2026-12-23')).toBe('2027-01-26');
});

test('a class after midnight is held while the doors of the day before stay open', () => {
  const late = { ...yoga, start: '23:30', end: '24:30' };
  const off = (week: SpecialDays['week']) =>
    sessionOn({ week, exceptions: [], changes: [] }, late, '2026-11-24')!.off;
  expect(off(weekOf([{ opens: '16:00', closes: '25:00' }]))).toBeUndefined();
  expect(off(weekOf([{ opens: '00:00', closes: '24:00' }]))).toBeUndefined();
  expect(off(weekOf([{ opens: '16:00', closes: '24:00' }]))).toBe('');
  const early = { ...yoga, start: '00:15', end: '00:45' };
  const nights = weekOf([{ opens: '16:00', closes: '25:00' }]);
  const changed = { week: nights, exceptions: [], changes: [] };
  expect(sessionOn(changed, early, '2026-11-24')!.off).toBeUndefined();
});

test('a change about the classes of one coach leaves those of others as they are', () => {
  const change = {
    from: '2026-01-01',
    until: '2026-12-31',
    classId: 'yoga',
    start: '09:00',
    instead: { trainer: 'Kavya N.' },
  };
  const slot = { classId: 'yoga', start: '09:00', trainer: 'Joel D.' };
  expect(isAbout(change, slot)).toBe(true);
  expect(isAbout({ ...change, coach: 'Joel D.' }, slot)).toBe(true);
  expect(isAbout({ ...change, coach: 'Arjun H.' }, slot)).toBe(false);
  expect(isAbout({ ...change, start: '10:00' }, slot)).toBe(false);
  expect(isAbout({ ...change, classId: 'boxing' }, slot)).toBe(false);
});
