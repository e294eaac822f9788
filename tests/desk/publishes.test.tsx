// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeskContext } from '../../src/desk/draft/use-desk.ts';
import { Publishes } from '../../src/desk/screens/Publishes.tsx';
import { Review } from '../../src/desk/screens/Review.tsx';
import { deskOfEachTest, priceIn, said, setPrice } from './desk-at-hand.ts';

const at = deskOfEachTest();
afterEach(cleanup);

const publish = async (...prices: number[]) => {
  for (const [plan, price] of prices.entries()) at.desk.write(setPrice(plan, price));
  expect(await at.desk.publishDraft('Asha')).toBe(true);
};

const show = (element: React.ReactNode) =>
  render(<DeskContext value={at.desk}>{element}</DeskContext>);
const restoring = () =>
  screen.findAllByRole('button', {
    name: /^Bring these texts back to how they were after this publish, at \d+:\d\d [ap]m:/,
  });

test('the texts of an earlier publish come back by a button that says so, and the review shows all of them', async () => {
  await publish(801, 802);
  await publish(901, 902);
  show(<Publishes />);
  fireEvent.click((await restoring())[0]!);
  await vi.waitFor(() => expect(priceIn(at.desk, 1)).toBe(802));
  expect(said(at.desk)).toEqual(['Beginners: price ₹901 → ₹801, and 1 more']);
  cleanup();
  show(<Review />);
  const places = screen.getByRole('group').textContent;
  for (const part of ['₹901', '₹801', '₹902', '₹802']) expect(places).toContain(part);
  at.desk.discardAll();
});

test('texts that are as they were then are no change', async () => {
  await publish(811);
  await publish(812);
  await publish(811);
  show(<Publishes />);
  fireEvent.click((await restoring())[1]!);
  await vi.waitFor(() => expect(at.desk.current().refused).toMatch(/as they were then/));
  expect(said(at.desk)).toEqual([]);
});

test('whoever takes back a publish that took something back is told that it comes back', async () => {
  await publish(821);
  show(<Publishes />);
  const last = within(await screen.findByRole('region', { name: /^The last publish/ }));
  fireEvent.click(last.getByRole('button', { name: 'Take back the last publish' }));
  expect(last.getByRole('status').textContent).toContain(
    'A publish that it took back is on the website again.',
  );
});

test('what was published together is taken back together, and the sentence says so', async () => {
  await publish(831, 832);
  show(<Publishes />);
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Take back the last publish' }));
  await press();
  await press();
  expect(await screen.findByText(/^Taken back: Beginners: .* ₹831, and 1 more$/)).toBeTruthy();
});

test('a form that is filled in and not done is named by the review, with a link to it', () => {
  at.desk.fillIn('away', { asked: '', fields: { coach: 'joel-d' } });
  show(<Review />);
  expect(screen.getByText('“A coach is away” is not finished.')).toBeTruthy();
  expect(screen.queryByText('Everything is published.')).toBeNull();
  const link = screen.getByRole('link', { name: 'Continue: A coach is away' });
  expect(link.getAttribute('href')).toBe('#/away');
  at.desk.fillIn('away', undefined);
});
