// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveTrial } from '../../../src/pages/trial/live-trial.ts';
import { TrialPage, type TrialPageProps } from '../../../src/pages/trial/TrialPage.tsx';
import { madeUpTrial } from './made-up-trial.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A Wednesday, noon in India.
  vi.setSystemTime('2026-11-25T12:00:00+05:30');
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function open(
  address = '/trial',
  before: () => void = () => undefined,
  weeks = madeUpTrial.live.weeks,
) {
  history.replaceState(null, '', address);
  // React fills a template only as markup.
  document.body.innerHTML = renderToString(
    <MemoryRouter>
      <TrialPage {...madeUpTrial} />
    </MemoryRouter>,
  );
  before();
  liveTrial(document.querySelector<HTMLElement>('[data-island]')!, {
    ...madeUpTrial.live,
    weeks,
  });
}

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Fill|Change)/ });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const times = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ name }) => name === 'time')
    .map((choice) => choice.closest('label')!.textContent);
const addressOf = (name: string) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href')!);

test('a class, a time and a name make the message, in every way of sending it', () => {
  open();
  expect(message().value).toBe('I am …: …');
  choose(/^Yoga/);
  expect(times()).toEqual(['Thu, Nov 26 6:00pm Meenakshi R.', 'Sat, Nov 28 4:00pm Meenakshi R.']);
  expect(statuses()).toEqual(['Yoga in the coming seven days.', 'Write your message']);
  expect(screen.getByText('Bring: a mat')).toBeTruthy();
  choose(/^Sat, Nov 28/);
  expect(message().value).toBe('I am …: Yoga, Saturday, November 28, 4:00pm');
  expect(screen.queryByRole('heading', { name: 'Your message is ready' })).toBeNull();
  type('Your first name', ' Asha ');
  const words = 'I am Asha: Yoga, Saturday, November 28, 4:00pm';
  expect(message().value).toBe(words);
  expect(screen.getByRole('heading', { name: 'Your message is ready' })).toBeTruthy();
  expect(addressOf('Send as SMS')).toBe(`sms:+910000000000?&body=${words}`);
  expect(addressOf('E-mail')).toBe(`mailto:hello@gym.example?subject=A first class&body=${words}`);
  expect(addressOf('Call')).toBe('tel:+910000000000');
});

test('what the visitor adds stays while the class, the time and the name change', () => {
  open();
  choose(/^Yoga/);
  choose(/^Sat, Nov 28/);
  type('Your first name', 'Asha');
  fireEvent.input(message(), { target: { value: `${message().value}\nI have a bad knee.` } });
  choose(/^Thu, Nov 26/);
  type('Your first name', 'Priya');
  const words = 'I am Priya: Yoga, Thursday, November 26, 6:00pm\nI have a bad knee.';
  expect(message().value).toBe(words);
  expect(addressOf('Send as SMS')).toContain(words);
});

test('what the visitor writes stays until it is to be written anew', () => {
  open('/trial?class=yoga');
  choose(/^Thu/);
  type('Your first name', 'Asha');
  expect(screen.queryByRole('button', { name: 'Write it anew' })).toBeNull();
  type('Change what you like', 'My own words');
  choose(/^Sat/);
  expect(message().value).toBe('My own words');
  expect(addressOf('Send as SMS')).toContain('body=My own words');
  fireEvent.click(screen.getByRole('button', { name: 'Write it anew' }));
  expect(message().value).toBe('I am Asha: Yoga, Saturday, November 28, 4:00pm');
  expect(document.activeElement).toBe(message());
  expect(screen.queryByRole('button', { name: 'Write it anew' })).toBeNull();
});

test('what was typed and chosen before the script came is kept', () => {
  open('/trial?class=yoga', () => {
    choose(/^Karate/);
    fireEvent.change(message(), { target: { value: 'My own words' } });
  });
  expect(statuses()[0]).toContain('Karate');
  expect(message().value).toBe('My own words');
});

test('the address chooses a class', () => {
  open('/trial?class=yoga');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Yoga/ }).checked).toBe(true);
  expect(times()).toHaveLength(2);
});

test.each(['/trial?class=zumba', '/trial?class=', '/trial'])('%s chooses nothing', (address) => {
  open(address);
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(statuses()[0]).toBe('Pick a class first.');
});

test('a class that is not on in the coming week has its next time, and in the end none', () => {
  open();
  choose(/^Karate/);
  expect(times()).toEqual(['Wed, Dec 9 4:00pm Meenakshi R.']);
  expect(statuses()[0]).toBe('Karate is not on in the coming seven days: this is its next time.');
  vi.setSystemTime('2026-12-09T16:00:00+05:30');
  vi.advanceTimersByTime(60_000);
  expect(times()).toEqual([]);
  expect(statuses()[0]).toBe('Karate has no date yet.');
});

test('after the days that the build knew there is no time to pick, and it is said why', () => {
  vi.setSystemTime('2027-02-01T12:00:00+05:30');
  open('/trial?class=yoga');
  expect(times()).toEqual([]);
  expect(statuses()[0]).toBe('These times may have changed.');
});

test('a class that is not held in the coming weeks has no time, but its name', () => {
  const { weeks: all } = madeUpTrial.live;
  const isYoga = (place: number) => all.sessions[place]!.class === 'yoga';
  const differs = Object.entries(all.differs).map(([date, places]) => [
    date,
    places.filter(isYoga),
  ]);
  const weeks = { ...all, differs: Object.fromEntries(differs) as typeof all.differs };
  open('/trial?class=karate', undefined, weeks);
  expect(times()).toEqual([]);
  expect(statuses()[0]).toBe('Karate has no date yet.');
});

test('a chosen time that has passed meanwhile is taken back, and a later one stays', () => {
  open('/trial?class=yoga');
  choose(/^Sat, Nov 28/);
  const chosen = message().value;
  vi.setSystemTime('2026-11-26T18:00:30+05:30');
  vi.advanceTimersByTime(60_000);
  // Thursday of the week after is cancelled.
  expect(times()).toEqual(['Sat, Nov 28 4:00pm Meenakshi R.']);
  expect(message().value).toBe(chosen);
  vi.setSystemTime('2026-11-28T16:00:00+05:30');
  vi.advanceTimersByTime(60_000);
  expect(times()).toEqual(['Sat, Dec 5 4:00pm Meenakshi R.']);
  expect(statuses()[0]).toBe('The time that you had picked has passed.');
  expect(message().value).toBe('I am …: …');
  choose(/^Karate/);
  expect(statuses()[0]).not.toContain('passed');
});

test('the seven days move on while the page is open, and the choice stays', () => {
  vi.setSystemTime('2026-12-02T15:58:30+05:30');
  open('/trial?class=karate');
  choose(/^Wed, Dec 9/);
  expect(statuses()[0]).toContain('is not on in the coming seven days');
  vi.advanceTimersByTime(90_000);
  expect(statuses()[0]).toBe('Karate in the coming seven days.');
  expect(message().value).toBe('I am …: Karate, Wednesday, December 9, 4:00pm');
});

type Ways = TrialPageProps['messageForm']['ways'];
const show = (ways: Ways) =>
  render(<TrialPage {...madeUpTrial} messageForm={{ ...madeUpTrial.messageForm, ways }} />, {
    wrapper: MemoryRouter,
  });

const chat: Ways[number] = { id: 'whatsapp', label: 'WhatsApp', to: 'https://wa.me/918041234567' };
const [sms] = madeUpTrial.messageForm.ways as [Ways[number]];

test('WhatsApp gets the message from a form, so that it needs no script', () => {
  show([sms, chat]);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^WhatsApp/ });
  expect(button.textContent).toContain('opens in a new tab');
  const { action, method } = button.form!;
  expect({ action, method }).toEqual({ action: chat.to, method: 'get' });
  // Nothing but the message is sent.
  expect([...new FormData(button.form!).keys()]).toEqual(['text']);
});

test('without a number for WhatsApp nothing of it is there', () => {
  const { container } = show([sms]);
  expect(container.querySelector('form')).toBeNull();
  expect(container.innerHTML).not.toMatch(/whatsapp|wa\.me/i);
  expect(screen.getByRole('link', { name: sms.label }).getAttribute('href')).toBe(sms.to);
});
