// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ClassPage, type ClassPageProps } from '../../../src/pages/classes/ClassPage.tsx';
import { madeUpPhotograph } from '../../made-up.ts';

const photo = { photograph: madeUpPhotograph, focus: '50% 50%', alt: 'Mats' };
const coach = {
  id: 'asha-r',
  label: 'Your coach',
  name: 'Asha R.',
  role: 'Yoga teacher',
  line: 'Breathe.',
  languages: [{ name: 'ಕನ್ನಡ', code: 'kn' }],
  portrait: { photo, note: 'Stand-in' },
  more: { to: '/coaches/asha-r', label: 'More about Asha R.' },
};
const props: ClassPageProps = {
  testimonials: undefined,
  name: 'Yoga',
  photo,
  allClassesLink: { label: 'All classes', to: '/classes' },
  next: {
    next: {
      start: '18:00',
      startParts: ['6:00', 'pm'],
      date: 'Every Thursday',
      details: 'to 7:00pm, with Asha R.',
    },
    coach: undefined,
    none: 'Not on the timetable now',
  },
  join: { to: '/contact?class=yoga', label: 'Join Now', name: 'Join Now: Yoga' },
  ask: { to: '/contact?class=yoga', label: 'Ask about Yoga' },
  times: {
    heading: 'Once a week',
    week: { label: 'The whole week', to: '/schedule' },
    none: 'Yoga is not held now.',
    asOf: 'Dates as of today.',
    saves: undefined,
    board: {
      columns: { time: 'Time', class: 'Day', trainer: 'Trainer', join: 'Join' },
      labels: { joinButton: 'Join Now', saveButton: 'Save', saved: 'In my week' },
      times: { '18:00': ['6:00', 'pm'] },
      rows: [
        {
          id: 'thursday-yoga-1800',
          start: '18:00',
          end: '19:00',
          until: 'to 7:00pm',
          class: 'yoga',
          name: 'Yoga',
          coach: 'Asha R.',
          coachPage: '/coaches/asha-r',
          join: ['/contact?class=yoga&day=thursday', 'Join Now: Yoga, Thursday 6:00pm'],
        },
      ],
    },
    calendar: { to: '/calendars/class-yoga.ics', label: 'Add Yoga to my calendar' },
  },
  live: {} as ClassPageProps['live'],
  about: {
    heading: 'What Yoga is like',
    lead: ['Slow and strong.'],
    minutes: { number: 60, label: 'minutes' },
    facts: [{ label: 'Level', value: 'All levels' }],
    firstTime: { label: 'First time?', link: { label: 'How it works', to: '/contact' } },
  },
  coaches: [coach],
  questions: {
    heading: 'Before your first Yoga class',
    lead: 'Anything else?',
    items: [{ id: 'fit', question: 'Do I have to be fit?', answer: 'No.' }],
  },
  posts: { label: 'Read before you come', items: [] },
};
const show = (more: Partial<ClassPageProps> = {}) =>
  render(
    <MemoryRouter>
      <ClassPage {...props} {...more} />
    </MemoryRouter>,
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a class says when, with whom and what it is', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { level: 1, name: 'Yoga' })).toBeTruthy();
  expect(screen.getByText('Every Thursday')).toBeTruthy();
  expect(hrefOf('Join Now: Yoga, Thursday 6:00pm')).toBe('/contact?class=yoga&day=thursday');
  expect(hrefOf('Add Yoga to my calendar')).toBe('/calendars/class-yoga.ics');
  expect(hrefOf('More about Asha R.')).toBe('/coaches/asha-r');
  expect(screen.getByText('ಕನ್ನಡ').lang).toBe('kn');
  expect(screen.getByText('Do I have to be fit?')).toBeTruthy();
  expect(container.textContent).not.toMatch(/\d{4}/);
  expect(screen.getByText('Yoga is not held now.').hidden).toBe(true);
});

test('a class without a time says so, and offers no calendar', () => {
  const { board } = props.times;
  show({
    next: { ...props.next, next: undefined },
    times: { ...props.times, board: { ...board, rows: [] }, calendar: undefined },
  });
  expect(screen.getByText('Not on the timetable now').hidden).toBe(false);
  expect(screen.getByText('Yoga is not held now.').hidden).toBe(false);
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
});

test('without a photograph, questions or posts their parts are absent; two coaches have one each', () => {
  const other = { ...coach, id: 'ravi', name: 'Ravi K.', portrait: undefined };
  show({ photo: undefined, coaches: [coach, other], questions: { ...props.questions, items: [] } });
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['Mats']);
  expect(screen.queryByRole('heading', { name: /^Before/ })).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  for (const name of ['Asha R.', 'Ravi K.'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  const [, facts] = screen.getAllByRole('term');
  expect(within(facts!.parentElement!).getByRole('link').getAttribute('href')).toBe('/contact');
});
