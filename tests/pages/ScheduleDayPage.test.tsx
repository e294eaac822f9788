// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dayProps } from '../../src/pages/schedule/day-pages.ts';
import {
  ScheduleDayPage,
  type ScheduleDayPageProps,
} from '../../src/pages/schedule/ScheduleDayPage.tsx';
import { siteOf } from './site-at-hand.ts';

const props: ScheduleDayPageProps = {
  ...dayProps(siteOf(), 'monday'),
  none: [],
  rows: [
    {
      id: 'monday-yoga-0900',
      start: '09:00',
      end: '10:00',
      until: 'to 10:00am',
      class: 'Yoga',
      trainer: 'Meena R.',
      join: { to: '/contact?class=yoga&start=09:00', name: 'Join Now: Yoga, Monday 9:00am' },
    },
  ],
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
  const always = { from: '2000-01-01', until: '9999-12-31', shown: true };
  show({ rows: [], none: [{ text: 'No classes on Monday.', ...always }] });
  expect(screen.getByText('No classes on Monday.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Join Now/ })).toBeNull();
});
