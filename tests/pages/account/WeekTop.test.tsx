// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { AccountPageContent } from '../../../src/content/pages/account.ts';
import { SavedWeekHeader } from '../../../src/pages/account/WeekTop.tsx';
import { texts } from '../../check/content-at-hand.ts';
import { row, weeksIn } from '../../timetable/made-up-timetable.ts';

const words = parse(texts.get('pages/account.yaml')!) as AccountPageContent;
const yoga = 'monday-yoga-0900';
const cancellation = { date: '2026-11-30', class: 'yoga', start: '09:00', reason: 'coach ill' };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00+05:30') }));

const show = (saved: readonly string[], cancellations = [] as (typeof cancellation)[]) => {
  const rows = [row('monday', '09:00', '10:00', { trainer: 'Meena R.' })];
  const weeks = weeksIn({ rows, notice: { cancellations } }, '2026-11-25');
  return render(<SavedWeekHeader words={words} weeks={weeks} saved={saved} />);
};

test('it names the next class that is held', () => {
  show([yoga]);
  expect(screen.getByText('Next: Yoga, Monday 9:00am, with Meena R.')).toBeTruthy();
});

test('it says that nothing is saved only to who has saved nothing', () => {
  show([]);
  expect(screen.getByRole('heading', { name: words.empty.title })).toBeTruthy();
});

test('it says to who has saved only what is called off that it is called off', () => {
  show([yoga], [cancellation]);
  expect(screen.getByRole('heading', { name: words.allOff.title })).toBeTruthy();
  expect(screen.queryByText(words.empty.title)).toBeNull();
  expect(screen.queryByText(words.empty.body)).toBeNull();
});
