/* Hydrates an island in the browser, with what a visitor typed and pressed before. */

import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { islandMark } from '../runtime/data-attributes.ts';

/**
 * A field with its value tracker: React ignores an input event if the tracker already has the value, so `mount` resets
 * the tracker before it replays earlier input.
 */
type Field = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };
interface FieldState {
  field: Field;
  value: string;
  checked: boolean;
}

/** Hydrates an island and replays earlier input, synchronously, so that nobody can type in between. */
export function mount(Part: ComponentType<object>, box: HTMLElement, props: object) {
  const place = box.firstElementChild as HTMLElement;
  // The fields are read before hydration, because a component that renders again at once loses the input.
  const before = changedFields(place);
  flushSync(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <Part {...props} />
      </StrictMode>,
      {
        identifierPrefix: box.dataset[islandMark]!,
        onRecoverableError: (error) =>
          console.error('Hydration failed; the island was rendered again in the browser:', error),
      },
    );
  });
  const after = changedFields(place);
  const lost = before.filter(({ field }) => !after.some((one) => one.field === field));
  [...lost, ...after].forEach(replay);
}

/** Returns the fields that differ from their first values. All are read first: a replay may clear the others. */
const changedFields = (place: HTMLElement): FieldState[] =>
  [...place.querySelectorAll<Field>('input')]
    .map((field) => ({ field, value: field.value, checked: field.checked }))
    // Only the checked radio button of a group is replayed, which unchecks the others.
    .filter(({ field, checked }) => field.type !== 'radio' || checked)
    .filter(
      ({ field }) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    );

function replay({ field, value, checked }: FieldState) {
  if (checked !== field.defaultChecked) {
    if (field.checked === checked) field.checked = !checked;
    field.click();
    return;
  }
  if (field.value === value) field._valueTracker?.setValue(field.defaultValue);
  else
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
