import { type RefObject, useEffect } from 'react';
import { idOf } from '../form/field-control.ts';
import { placeInRoute } from './route.ts';

/**
 * Scrolls to the top when another screen opens, or to the field that the route names, and moves the keyboard focus there.
 * `work`: the `<main>` with the screen; `screen`: its route; `fieldInRoute`: the part of the route that names a field.
 */
export function useScroll(
  work: RefObject<HTMLElement | null>,
  screen: string,
  fieldInRoute: string | undefined,
) {
  useEffect(() => {
    work.current?.scrollTo(0, 0);
    scrollTo(0, 0);
    // After a link, the keyboard continues at the title of the new screen.
    if (document.activeElement?.matches('a'))
      work.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [work, screen]);
  useEffect(() => {
    if (fieldInRoute !== undefined) openField(fieldInRoute);
  }, [fieldInRoute, screen]);
}

/** Opens the folds around a field and focuses it; for a whole thing, focuses the summary of its fold. */
function openField(fieldInRoute: string) {
  const id = idOf(placeInRoute(fieldInRoute));
  const first = document.querySelector<HTMLElement>(`[id^="${id}-"]`);
  const field =
    document.getElementById(id) ?? first?.closest('details')?.querySelector('summary') ?? first;
  if (!field) return;
  for (let at: Element | null = field; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus();
}
