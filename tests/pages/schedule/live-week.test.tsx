// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runInThisContext } from 'node:vm';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { splitTime } from '../../../src/content/text/format.ts';
import { type Weekday, weekdays } from '../../../src/content/weekdays.ts';
import { liveWeek } from '../../../src/pages/schedule/live-week.ts';
import type { LiveWeekProps } from '../../../src/pages/schedule/week-page.ts';
import { todayFirstScript } from '../../../src/pages/schedule/week-parts.ts';
import { WeekPage, type WeekPageProps } from '../../../src/pages/schedule/WeekPage.tsx';
import { addDays, nextDate } from '../../../src/content/dates.ts';
import { rowsOn } from '../../../src/timetable/coming-weeks.ts';
import { hoursOfGrid } from '../../../src/timetable/week-grid.ts';
import { madeUpPhotograph } from '../../made-up.ts';
import { india } from '../../content/place/places.ts';
import { row, weeksIn } from '../../timetable/made-up-timetable.ts';

const slot = (day: Weekday, name: string, start: string, trainer: string) => ({
  ...row(day, start, `${start.slice(0, 2)}:45`, { class: name.toLowerCase(), trainer }),
  id: `${day}-${name.toLowerCase()}-${start.replace(':', '')}`,
  class: name.toLowerCase(),
  name,
  trainer,
});
const slots = [
  slot('monday', 'Karate', '09:00', 'Imran S.'),
  slot('monday', 'Yoga', '18:00', 'Meena R.'),
  slot('wednesday', 'Yoga', '09:00', 'Imran S.'),
  slot('friday', 'Boxing', '18:00', 'Imran S.'),
];

const words: Pick<
  LiveWeekProps['words'],
  'now' | 'count' | 'countOfOne' | 'next' | 'nextToday' | 'ofDay' | 'none'
> = {
  now: 'Now, {time}',
  ofDay: '{number} classes',
  count: '{number} classes.',
  countOfOne: 'One class.',
  next: 'Next: {class}, {day} {start}',
  nextToday: 'Next: {class}, today {start}',
  none: {
    result: 'Nothing fits.',
    heading: 'No {what}',
    classes: 'classes',
    with: '{what} with {trainer}',
    morning: '{what} in the morning',
    afternoon: '{what} in the afternoon',
    evening: '{what} in the evening',
    nearest: '{class} is on {day} at {start}, with {trainer}.',
    only: 'Only {choice}',
    showAll: 'Show all classes',
  },
};
/** The day on which the page was made: its Monday is that of the tests, and its Friday that before. */
const built = '2026-11-20';
const weeks = weeksIn({ rows: slots }, built, { days: 60 });
const live: LiveWeekProps = {
  weeks,
  instead: {},
  days: Object.fromEntries(
    Object.entries(weeks.dates).map(([date, words]) => {
      const [month, day] = words.split(/[ ,]/) as [string, string];
      return [date, [day, month.slice(0, 3), month]];
    }),
  ),
  clock: Array.from({ length: 24 }, (_, hour) => {
    const [number, half] = splitTime(`${String(hour).padStart(2, '0')}:00`, india);
    return [number.slice(0, -2), half];
  }),
  states: { onNow: 'On now', upNext: 'Up next', finished: 'Finished' },
  today: 'Today',
  words: words as LiveWeekProps['words'],
  partsOfDay: { afternoonFrom: '12:00', eveningFrom: '17:00' },
  printed: { note: 'Printed {date}, {url}', url: 'https://gym.example/schedule' },
};

const labels = { joinButton: 'Join Now', saveButton: 'Save', saved: 'Saved' };
const choice = (id: string, label: string) => ({ id, label, to: '/classes', count: 1 });
const props: WeekPageProps = {
  top: {
    title: 'The week',
    photo: { photograph: madeUpPhotograph, focus: '50% 50%' },
    dates: ['20 – 26', ' November'],
    filters: {
      label: 'Show only',
      classes: {
        any: 'Any class',
        choices: [choice('karate', 'Karate'), choice('yoga', 'Yoga'), choice('boxing', 'Boxing')],
      },
      coaches: {
        any: 'Any coach',
        choices: [choice('imran-s', 'Imran S.'), choice('meena-r', 'Meena R.')],
      },
      parts: [
        { id: 'morning', label: 'Morning' },
        { id: 'evening', label: 'Evening' },
      ],
      longestResult: '4 classes.',
    },
  },
  selector: {
    label: 'Choose a day',
    days: weekdays.map((day) => ({ id: day, name: day, short: day.slice(0, 3) })),
    hasWideMark: false,
  },
  week: {
    days: weekdays.map((day) => ({
      day,
      date: nextDate(day, built),
      dateInWords: live.days[nextDate(day, built)]!,
      name: day,
      hours: [{ text: '6:00am – 10:00pm', from: '2000-01-01', until: '9999-12-31', shown: true }],
      rows: rowsOn(weeks, nextDate(day, built)).map((one) => ({
        row: one,
        anchor: undefined,
        line: 1,
      })),
      none: undefined,
      dayLink: '2 classes',
    })),
    hours: hoursOfGrid([['09:00', '18:00']]).map((one) => ({
      ...one,
      label: [one.hour, 'am'],
      used: true,
    })),
    labels,
    times: weeks.times,
    template: {
      id: '',
      class: '',
      name: '',
      start: '',
      end: '',
      coach: '',
      date: '',
    },
    dense: undefined,
    hasWideButtons: false,
    hasWideStates: false,
  },
  validity: [],
  asOf: 'Dates as of November 21, 2026.',
  none: { heading: 'No classes', showAll: 'Show all classes' },
  differs: { heading: 'What differs', changes: [] },
  print: { button: 'Print', note: 'Printed' },
  toTry: {
    heading: 'Three to try',
    columns: { time: 'Time', class: 'Class', trainer: 'Coach', join: 'Join' },
    labels,
    times: {},
    rows: [],
  },
  calendar: undefined,
  saves: undefined,
  live,
};

// A Monday: karate is finished, yoga comes next.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-11-23T12:30:00+05:30');
  Element.prototype.checkVisibility = () => true;
  history.replaceState(null, '', '/schedule');
});
afterEach(() => document.body.replaceChildren());

function open(address = '/schedule', page = props) {
  history.replaceState(null, '', address);
  liveWeek(show(page), page.live);
}

/** Shows the page as the build makes it. */
function show(page = props): HTMLElement {
  // React fills a template only as markup.
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <WeekPage {...page} />
    </MemoryRouter>,
  );
  return document.querySelector<HTMLElement>('[data-island]')!;
}

const day = (name: Weekday) => screen.getByRole('region', { name });
const status = () => screen.getByRole('status').textContent.trim();
const left = () =>
  [...document.querySelectorAll('[data-slot]:not([data-out])')].map((row) =>
    row.getAttribute('data-slot'),
  );

test('before a clock was read no day is today and no class is on', () => {
  show();
  expect(screen.queryByText(/Today|On now|Up next|Finished/)).toBeNull();
  expect(within(day('monday')).getAllByRole('link', { name: /Karate|Yoga/ })).toHaveLength(2);
});

test('each day has its next date, and today says what is finished and what comes next', () => {
  open();
  expect(within(day('monday')).getByText('23').parentElement!.textContent).toBe('23 Today');
  expect(within(day('sunday')).getByText('29').parentElement!.textContent).toBe('29 Nov');
  expect(within(day('monday')).getByText('Finished')).toBeTruthy();
  expect(within(day('monday')).getByText('Up next')).toBeTruthy();
  expect(within(day('wednesday')).queryByText('Up next')).toBeNull();
  expect(screen.getByRole('link', { name: /monday/, current: 'date' })).toBeTruthy();
  expect(status()).toBe('4 classes. Next: Yoga, today 6:00pm');
});

/** The days of the week and of the links to them. */
const order = () =>
  [...document.querySelectorAll('[data-weekdays]')].map((list) =>
    [...list.querySelectorAll('[data-day], [data-chip]')].map(
      (one) => one.getAttribute('data-day') ?? one.getAttribute('data-chip'),
    ),
  );

test.each([...weekdays.entries()])(
  'on the day %i after Monday the inline script and the page itself begin with %s',
  (index, today) => {
    vi.setSystemTime(addDays('2026-11-23', index) + 'T00:00:01+05:30');
    const fromToday = [...weekdays.slice(index), ...weekdays.slice(0, index)];
    show();
    expect(order()).toEqual([weekdays, weekdays]);
    runInThisContext(todayFirstScript(india));
    expect([today, ...order()]).toEqual([today, fromToday, fromToday]);
    open();
    expect(order()).toEqual([fromToday, fromToday]);
  },
);

test('at midnight the week goes on with the next day', () => {
  vi.setSystemTime('2026-11-25T23:59:00+05:30');
  open();
  expect(order()[0]![0]).toBe('wednesday');
  const link = screen.getAllByRole('link', { name: /Yoga/ }).at(-1)!;
  link.focus();
  vi.advanceTimersByTime(60_000);
  expect(order()[0]![0]).toBe('thursday');
  expect(document.activeElement).toBe(link);
});

/** The week with an extra class of Vikram on December 1. */
function withExtraClass(): WeekPageProps {
  const extra = { class: 'zumba', trainer: 'Vikram P.', start: '18:00', end: '18:45' };
  const { coaches } = props.top.filters;
  const choices = [...coaches.choices, choice('vikram-p', 'Vikram P.')];
  const notice = { extraClasses: [{ ...extra, date: '2026-12-01' }] };
  return {
    ...props,
    top: { ...props.top, filters: { ...props.top.filters, coaches: { ...coaches, choices } } },
    live: { ...live, weeks: weeksIn({ rows: slots, notice }, built, { days: 60 }) },
  };
}

test('at the midnight six days before an extra class, all lines name it', async () => {
  vi.setSystemTime('2026-11-24T23:59:00+05:30');
  open('/schedule?coach=vikram-p', withExtraClass());
  await screen.findByRole('heading', { name: 'No classes with Vikram P.' });
  expect(status()).toBe('Nothing fits.');
  vi.advanceTimersByTime(60_000);
  expect(status()).toBe('One class. Next: Zumba, Tuesday 6:00pm');
  expect(left()).toEqual(['tuesday-zumba-1800-20261201']);
  expect(screen.queryByRole('heading', { name: /^No / })).toBeNull();
});

test('on another day than that of the build, only the columns of other dates are written anew', () => {
  show();
  const rowOf = (id: string) => document.querySelector(`[data-slot=${id}]`)!;
  const [monday, friday] = [rowOf('monday-yoga-1800'), rowOf('friday-boxing-1800')];
  expect(friday.getAttribute('data-date')).toBe('2026-11-20');
  liveWeek(document.querySelector<HTMLElement>('[data-island]')!, live);
  expect(rowOf('monday-yoga-1800')).toBe(monday);
  expect(rowOf('friday-boxing-1800')).not.toBe(friday);
  expect(rowOf('friday-boxing-1800').getAttribute('data-date')).toBe('2026-11-27');
  expect(rowOf('friday-boxing-1800').className).toBe(friday.className.replace('line-1', 'line-2'));
});

test('the time now stands between the class that is over and the next one', () => {
  open();
  const yoga = screen.getByText('Now, 12:30pm').closest('[data-slot]')!;
  expect(yoga.getAttribute('data-slot')).toBe('monday-yoga-1800');
});

test('a class is chosen with the address, and taken back with Back', async () => {
  open();
  fireEvent.click(screen.getAllByText('Yoga', { selector: '[data-pick]' })[0]!);
  await waitFor(() => expect(left()).toEqual(['monday-yoga-1800', 'wednesday-yoga-0900']));
  expect(location.search).toBe('?class=yoga');
  expect(status()).toBe('2 classes. Next: Yoga, today 6:00pm');
  expect(screen.getByText('Yoga', { selector: 'summary' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Morning' }));
  await waitFor(() => expect(left()).toEqual(['wednesday-yoga-0900']));
  expect(location.search).toBe('?class=yoga&time=morning');
  expect(status()).toBe('One class. Next: Yoga, Wednesday 9:00am');
  fireEvent.click(screen.getByRole('link', { name: 'Morning', current: true }));
  await waitFor(() => expect(location.search).toBe('?class=yoga'));
  history.back();
  await waitFor(() => expect(location.search).toBe('?class=yoga&time=morning'));
  await waitFor(() => expect(left()).toEqual(['wednesday-yoga-0900']));
});

test('beside each choice stands how many classes it leaves, and a day without any is dimmed', async () => {
  open('/schedule?coach=imran-s');
  await waitFor(() => expect(left()).toHaveLength(3));
  const numberOf = (name: string) =>
    screen.getByText(name, { selector: 'li [data-pick]' }).querySelector('span')!.textContent;
  expect(['Karate', 'Yoga', 'Boxing'].map(numberOf)).toEqual(['1', '1', '1']);
  expect(screen.getAllByRole('link', { name: /tuesday/ })[0]!.hasAttribute('data-empty')).toBe(
    true,
  );
  expect(screen.getAllByRole('link', { name: /friday/ })[0]!.hasAttribute('data-empty')).toBe(
    false,
  );
  expect(screen.getByRole('heading', { level: 1 }).dataset['only']).toBe('Imran S.');
});

test('an open list closes with Escape, and with a press beside it that does nothing else', async () => {
  open('/schedule?time=morning');
  await waitFor(() => expect(left()).toHaveLength(2));
  const list = screen.getAllByText('Any class', { selector: 'summary' })[0]!.closest('details')!;
  list.open = true;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([list.open, document.activeElement]).toEqual([false, list.firstElementChild]);
  list.open = true;
  const link = within(day('monday')).getByRole('link', { name: /Karate/ });
  expect([fireEvent.click(link), list.open]).toEqual([false, false]);
});

test('when nothing fits it says what comes nearest, and offers each choice alone', async () => {
  open('/schedule?class=karate&coach=meena-r&time=morning');
  await screen.findByRole('heading', { name: 'No Karate with Meena R. in the morning' });
  expect(status()).toBe('Nothing fits.');
  expect(
    screen.getByText(
      'Karate is on Monday at 9:00am, with Imran S. Yoga is on Monday at 6:00pm, with Meena R.',
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Only Meena R.' }));
  await waitFor(() => expect(left()).toEqual(['monday-yoga-1800']));
  expect(location.search).toBe('?coach=meena-r');
  expect(screen.queryByRole('heading', { name: /^No / })).toBeNull();
});

test('what the week does not have is not chosen', async () => {
  open('/schedule?class=zumba&time=night');
  await waitFor(() => expect(left()).toHaveLength(4));
  expect(status()).toBe('4 classes. Next: Yoga, today 6:00pm');
});

test('after the days that the build knew, the usual week is left without dates and numbers', () => {
  vi.setSystemTime('2027-02-01T12:30:00+05:30');
  open();
  expect(within(day('tuesday')).queryByText(/\d Feb/)).toBeNull();
  expect(status()).toBe('');
  expect(within(day('monday')).getAllByRole('link', { name: /Karate|Yoga/ })).toHaveLength(2);
  expect(screen.queryByText(/On now|Up next|Finished/)).toBeNull();
});
