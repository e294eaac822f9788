// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  ScheduleDayPage,
  type ScheduleDayPageProps,
} from '../../src/pages/schedule/ScheduleDayPage.tsx';
import { madeUpPhotograph } from '../made-up.ts';

const props: ScheduleDayPageProps = {
  banner: {
    title: 'Schedule',
    lead: 'Times in India.',
    photo: { photograph: madeUpPhotograph, focus: '50% 50%' },
  },
  selector: { label: 'Choose a day', today: 'Today', closed: 'Closed' },
  heading: 'Monday',
  note: 'On wheels.',
  columns: { time: 'Time', class: 'Class', trainer: 'Trainer', join: 'Join' },
  joinButton: 'Join Now',
  longestState: 'In my week',
  saved: 'In my week',
  printButton: 'Print the timetable',
  none: [],
  shut: {
    next: { label: 'Tuesday', to: '/schedule/tuesday' },
    call: { label: 'Call', phone: '+910000000000' },
  },
  rows: [
    {
      id: 'monday-yoga-0900',
      start: '09:00',
      end: '10:00',
      until: 'to 10:00am',
      class: 'Yoga',
      trainer: 'Meena R.',
      join: {
        to: '/contact?class=yoga&day=monday&start=09:00',
        name: 'Join Now: Yoga, Monday 9:00am',
      },
    },
  ],
  validity: [],
  asOf: 'Dates as of November 21, 2026.',
  live: {
    weeks: {} as never,
    day: 'monday',
    notes: {},
    states: {
      onNow: 'On now',
      upNext: 'Up next',
      finished: 'Finished',
      cancelled: 'Cancelled on {date}',
    },
  },
};
const show = (changed: Partial<ScheduleDayPageProps> = {}, at = '/schedule/monday') =>
  render(<ScheduleDayPage {...props} {...changed} />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
  });

test('shows a class with its time, trainer and a way to join', () => {
  show();
  const row = screen.getByRole('heading', { name: 'Yoga' }).closest('li')!;
  expect(row.textContent).toContain('9:00amto 10:00amYoga');
  expect(within(row).getByText('Meena R.')).toBeTruthy();
  expect(
    within(row).getByRole('link', { name: 'Join Now: Yoga, Monday 9:00am' }).getAttribute('href'),
  ).toBe('/contact?class=yoga&day=monday&start=09:00');
});

test('links all seven days and marks the one that is shown', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'Choose a day' })).getAllByRole(
    'link',
  );
  expect(links).toHaveLength(7);
  expect(
    links
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/schedule/monday']);
});

test('no day is marked as today before a clock was read', () => {
  show();
  expect(screen.getAllByText('Today').every((mark) => mark.closest('[hidden]'))).toBe(true);
});

test('a day without classes says so', () => {
  const always = { from: '2000-01-01', until: '9999-12-31', shown: true };
  show({ rows: [], none: [{ text: 'No classes on Monday.', ...always }] });
  expect(screen.getByText('No classes on Monday.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Join Now/ })).toBeNull();
});
