// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dayProps } from '../../../src/pages/schedule/day-pages.ts';
import {
  ScheduleDayPage,
  type ScheduleDayPageProps,
} from '../../../src/pages/schedule/ScheduleDayPage.tsx';
import { siteOf } from '../site-at-hand.ts';

const monday = dayProps(siteOf(), 'monday');
const props: ScheduleDayPageProps = {
  ...monday,
  none: undefined,
  board: {
    ...monday.board,
    times: { '09:00': ['9:00', 'am'] },
    rows: [
      {
        id: 'monday-yoga-0900',
        date: monday.board.date,
        start: '09:00',
        end: '10:00',
        until: 'to 10:00am',
        class: 'yoga',
        name: 'Yoga',
        coach: 'Meena R.',
        join: ['/contact?class=yoga&start=09:00', 'Join Now: Yoga, Monday 9:00am'],
      },
    ],
  },
};
const show = (changed: Partial<ScheduleDayPageProps> = {}, at = '/schedule/monday') =>
  render(<ScheduleDayPage {...props} {...changed} />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
  });

test('shows a class with its time, trainer and a way to join', () => {
  show();
  const row = screen.getByRole('heading', { name: 'Yoga' }).closest('li')!;
  expect(row.textContent).toContain('9:00am to 10:00amYoga');
  expect(within(row).getByText('Meena R.')).toBeTruthy();
  const join = within(row).getByRole('link', { name: 'Join Now: Yoga, Monday 9:00am' });
  expect(join.getAttribute('href')).toBe('/contact?class=yoga&start=09:00');
});

test('links all seven days and marks the one that is shown', () => {
  show();
  const week = within(screen.getByRole('navigation', { name: props.selector.label }));
  expect(week.getAllByRole('link')).toHaveLength(7);
  const here = week.getAllByRole('link', { current: 'page' });
  expect(here.map((link) => link.getAttribute('href'))).toEqual(['/schedule/monday']);
});

test('no day is marked as today before a clock was read', () => {
  show();
  expect(screen.getAllByText(props.selector.today).every((mark) => mark.closest('[hidden]'))).toBe(
    true,
  );
});

test('a day without classes says so', () => {
  show({ board: { ...props.board, rows: [] }, none: 'No classes on Monday.' });
  expect(screen.getByText('No classes on Monday.').hidden).toBe(false);
  expect(screen.queryByRole('link', { name: 'Join Now: Yoga, Monday 9:00am' })).toBeNull();
});
