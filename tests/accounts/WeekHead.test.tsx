// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { SavedWeekHeader } from '../../src/accounts/SavedWeekHeader.tsx';
import type { AccountPageContent } from '../../src/content/pages/account.ts';
import { comingWeeks } from '../../src/timetable/make-coming-weeks.ts';
import type { ClassChange, LiveSlot } from '../../src/timetable/special-days.ts';
import { weekOf } from '../timetable/usual-week.ts';

const words = parse(readFileSync('content/pages/account.yaml', 'utf8')) as AccountPageContent;
const yoga: LiveSlot = {
  id: 'monday-yoga-0900',
  day: 'monday',
  start: '09:00',
  end: '10:00',
  classId: 'yoga',
  class: 'Yoga',
  trainer: 'Meena R.',
};
const calledOff: ClassChange = {
  from: '2026-11-30',
  until: '2026-11-30',
  classId: 'yoga',
  start: '09:00',
  off: 'coach ill',
};

const week = weekOf([{ opens: '05:00', closes: '23:00' }]);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00+05:30') }));

const show = (saved: readonly string[], changes: readonly ClassChange[] = []) =>
  render(
    <SavedWeekHeader
      words={words}
      weeks={comingWeeks({ week, exceptions: [], changes }, [yoga], '2026-11-25')}
      saved={saved}
    />,
  );

test('it names the next class that is held', () => {
  show([yoga.id]);
  expect(screen.getByText('Next: Yoga, Monday 9:00am, with Meena R.')).toBeTruthy();
});

test('it says that nothing is saved only to who has saved nothing', () => {
  show([]);
  expect(screen.getByRole('heading', { name: words.empty.title })).toBeTruthy();
});

test('it says to who has saved only what is called off that it is called off', () => {
  show([yoga.id], [calledOff]);
  expect(screen.getByRole('heading', { name: words.allOff.title })).toBeTruthy();
  expect(screen.queryByText(words.empty.title)).toBeNull();
  expect(screen.queryByText(words.empty.body)).toBeNull();
});
