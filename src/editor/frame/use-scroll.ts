import { useEffect, type RefObject } from 'react';
import { idOf } from '../form/field-context.ts';
import { placeAsked } from '../route.ts';

/** Begins each place at its top, or at the field that was asked for. */
export function useScroll(
  work: RefObject<HTMLElement | null>,
  place: string,
  asked: string | undefined,
) {
  useEffect(() => {
    work.current?.scrollTo(0, 0);
    scrollTo(0, 0);
  }, [work, place]);
  useEffect(() => {
    if (asked !== undefined) openField(asked);
  }, [asked, place]);
}

/**
 * Opens what the field is folded into, and puts the cursor into it. Where a thing as a whole was asked for, its title
 * has the cursor: no key changes anything.
 */
function openField(asked: string) {
  const id = idOf(placeAsked(asked));
  const first = document.querySelector<HTMLElement>(`[id^="${id}-"]`);
  const field =
    document.getElementById(id) ?? first?.closest('details')?.querySelector('summary') ?? first;
  if (!field) return;
  for (let at: Element | null = field; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus();
}
