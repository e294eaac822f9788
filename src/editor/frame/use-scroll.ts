import { useEffect, type RefObject } from 'react';
import { idOf } from '../form/field-control.ts';
import { placeInRoute } from '../route.ts';

/** Scrolls each screen to its top, or to the field in the route. */
export function useScroll(
  work: RefObject<HTMLElement | null>,
  place: string,
  asked: string | undefined,
) {
  useEffect(() => {
    work.current?.scrollTo(0, 0);
    scrollTo(0, 0);
    // After a link, the keyboard continues at the title of the new screen.
    if (document.activeElement?.matches('a'))
      work.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [work, place]);
  useEffect(() => {
    if (asked !== undefined) openField(asked);
  }, [asked, place]);
}

/** Opens the folds around a field and focuses it; for a whole thing, focuses the summary of its fold. */
function openField(asked: string) {
  const id = idOf(placeInRoute(asked));
  const first = document.querySelector<HTMLElement>(`[id^="${id}-"]`);
  const field =
    document.getElementById(id) ?? first?.closest('details')?.querySelector('summary') ?? first;
  if (!field) return;
  for (let at: Element | null = field; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus();
}
