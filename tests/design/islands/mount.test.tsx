// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mount } from '../../../src/design/islands/mount.tsx';

/** Like the calculator: changing the unit empties the field. `onShown` runs before all other effects. */
function Weighing({ onShown }: { onShown?: () => void }) {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (!isShown.current) onShown?.();
    isShown.current = true;
  }, [onShown]);
  const [pounds, setPounds] = useState(false);
  const [weight, setWeight] = useState('');
  const choose = (next: boolean) => {
    setPounds(next);
    setWeight('');
  };
  return (
    <form>
      {[false, true].map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            name="unit"
            checked={pounds === value}
            onChange={() => choose(value)}
          />
          {value ? 'lb' : 'kg'}
        </label>
      ))}
      <input
        aria-label="Weight"
        value={weight}
        onChange={({ target }) => setWeight(target.value)}
      />
      <output>{`${weight} ${pounds ? 'lb' : 'kg'}`}</output>
    </form>
  );
}

function island(): HTMLElement {
  const html = renderToString(<Weighing />, { identifierPrefix: 'weighing-' });
  document.body.innerHTML = `<div data-island="weighing-"><div>${html}</div></div>`;
  return document.querySelector<HTMLElement>('[data-island]')!;
}

const weight = () => screen.getByLabelText<HTMLInputElement>('Weight');

/** Types like a person: the value is set before any event. */
function type(value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(weight(), value);
  weight().dispatchEvent(new Event('input', { bubbles: true }));
}

// React schedules its own work, as in a browser.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('what was chosen and typed before a part was alive is its state afterwards', async () => {
  const box = island();
  screen.getByLabelText('lb').click();
  type('154.32');
  mount(Weighing, box, {});
  await expect.poll(() => screen.getByRole('status').textContent).toBe('154.32 lb');
});

test('what is typed while a part comes alive is kept beside what was chosen before', async () => {
  const box = island();
  screen.getByLabelText('lb').click();
  mount(Weighing, box, { onShown: () => queueMicrotask(() => type('154.32')) });
  await expect.poll(() => screen.getByRole('status').textContent).toBe('154.32 lb');
  expect(weight().value).toBe('154.32');
});
