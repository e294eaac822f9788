// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskContext } from '../../src/desk/draft/use-desk.ts';
import { Prices } from '../../src/desk/screens/Prices.tsx';
import { deskOfEachTest, set } from './desk-at-hand.ts';

const at = deskOfEachTest();

test.each([
  ['otherPrices', [{ price: 850, from: '2027-01-01' }], ['until Thu 31 December 2026']],
  ['otherPrices', [{ price: 650, from: '2027-01-01', until: '2027-01-03' }], ['on other days']],
  ['offer', { price: 600, from: '2026-11-30', until: '2026-12-06' }, ['on other days', 'Mon 30 ']],
  ['offer', { price: 600, until: '2026-12-06' }, ['on other days', 'until Sun 6 December 2026']],
])('%s of a plan are beside its price, each with its days: %j', (name, value, shown) => {
  at.desk.write(set('plans.yaml', ['plans', 0, name], value));
  render(
    <DeskContext value={at.desk}>
      <Prices />
    </DeskContext>,
  );
  const prices = within(screen.getByRole('region', { name: 'Prices by day' }));
  const days = prices.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const [index, text] of shown.entries()) expect(days[index]).toContain(text);
});
