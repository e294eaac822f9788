// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PriceControl } from '../../src/desk/form/price-time-and-date-controls.tsx';
import type { FieldControl } from '../../src/desk/form/field-control.ts';
import { setGymPlace } from '../../src/desk/words/gym-place.ts';
import { india, placeAt } from '../content/place/places.ts';

const field: FieldControl['field'] = { kind: 'price', label: 'Price' };
afterEach(() => setGymPlace(india));

const given = vi.fn<(value: unknown) => void>();

function Field() {
  const [value, setValue] = useState<unknown>(950);
  const change = (next: unknown) => {
    given(next);
    setValue(next);
  };
  return <PriceControl field={field} id="price" value={value} change={change} />;
}

/** Types key by key; returns what the field shows in the end. */
function typed(keys: string) {
  setGymPlace(placeAt('denmark'));
  render(<Field />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(input, { target: { value: '' } });
  for (const key of keys) fireEvent.change(input, { target: { value: input.value + key } });
  return input;
}

test.each([
  ['199,00', 199, '199'],
  ['29,90', 29.9, '29,9'],
  ['1990', 1990, '1990'],
  ['1.990,50', 1990.5, '1990,5'],
])('%s that is typed key by key stays so until the field is left', (keys, number, left) => {
  const input = typed(keys);
  expect([input.value, given.mock.lastCall]).toEqual([keys, [number]]);
  fireEvent.blur(input);
  expect([input.value, given.mock.lastCall]).toEqual([left, [number]]);
});

test('an amount that may mean two numbers is asked once the field is left', () => {
  const input = typed('1.990');
  expect(screen.queryAllByRole('button')).toEqual([]);
  fireEvent.blur(input);
  expect([input.value, given.mock.lastCall]).toEqual(['1.990', ['1.990']]);
  const question = screen.getByRole('group', { name: 'Which number do you mean?' });
  const buttons = within(question).getAllByRole('button');
  const amounts = buttons.map(({ textContent }) => textContent.replace('\u00a0', ' '));
  expect(amounts).toEqual(['1.990 kr.', '1,99 kr.']);
  fireEvent.click(buttons[0]!);
  expect([input.value, given.mock.lastCall]).toEqual(['1990', [1990]]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('what is no number stays as it was typed, and nothing is asked', () => {
  const input = typed('free');
  fireEvent.blur(input);
  expect([input.value, given.mock.lastCall]).toEqual(['free', ['free']]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
