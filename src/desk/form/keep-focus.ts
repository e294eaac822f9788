/* Keeps the keyboard focus where somebody works, if the focused control goes or another screen opens. */

import { type RefObject, useEffect } from 'react';
import { type FieldPlace, firstControlIn, idOf, openFolds } from './field-control.ts';
import { placeInRoute } from './route.ts';

/** The search for a control near the removed one ends at these. */
const regions = '.top, .list, main, aside, .toasts, body';
const controls =
  'a[href], button, input:not([type=file]), select, textarea, summary, [contenteditable], [tabindex]';

/** A ref of what gets the focus as soon as it is there. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

/** Focuses the heading of the screen if nothing has the focus, after `followFocus` has had its turn. */
export const keepFocus = () => queueMicrotask(focusHeading);

function focusHeading() {
  // Only after an interaction, so that the first Tab leads to the first link.
  if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive)
    document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Moves the focus to a control nearby whenever the focused one is removed. */
export function followFocus() {
  let last: Node | undefined;
  const focused = ({ target }: FocusEvent) => (last = target as Node);
  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const removal = removalOf(last, records);
    last = undefined;
    if (removal) controlNear(removal, records)?.focus();
    focusHeading();
  });
  addEventListener('focusin', focused);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', focused);
    observer.disconnect();
  };
}

/** The removal of the outermost element around a node. */
function removalOf(node: Node, records: readonly MutationRecord[]): MutationRecord | undefined {
  let removal: MutationRecord | undefined;
  for (const record of records)
    if ([...record.removedNodes].some((one) => one.contains(removal?.target ?? node)))
      removal = record;
  return removal;
}

/** The control of the field around a removal; else an added control; else the next or the previous one. */
function controlNear(
  { target, previousSibling }: MutationRecord,
  records: readonly MutationRecord[],
): HTMLElement | undefined {
  let around = target as Element;
  const field = around.closest<HTMLElement>('.field');
  if (field) return firstControlIn(field) ?? undefined;
  const [parent, came] = [
    around.parentElement!,
    records.flatMap(({ addedNodes }) => [...addedNodes]),
  ];
  const scope = parent.matches(regions) ? around : parent;
  const found = came.filter((node) => scope.contains(node)).flatMap(controlsIn)[0];
  if (found) return found;
  let before = around.contains(previousSibling) ? previousSibling : null;
  for (; !around.matches(regions); around = around.parentElement!) {
    const isBefore = (one: Element) =>
      before !== null && !(before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const all = [...around.children];
    const near = [...all.filter((one) => !isBefore(one)), ...all.filter(isBefore).reverse()];
    const control = near.flatMap(controlsIn)[0];
    if (control) return control;
    before = around;
  }
  return undefined;
}

const controlsIn = (node: Node): HTMLElement[] =>
  node instanceof HTMLElement
    ? [node, ...node.querySelectorAll<HTMLElement>(controls)].filter(
        (one) => one.matches(controls) && one.checkVisibility(),
      )
    : [];

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

const openField = (fieldInRoute: string) =>
  showField(placeInRoute(fieldInRoute), 'center')?.focus();

/** Scrolls to a field, and opens the folds around it; for a whole thing, to the summary of its fold. */
export function showField(
  place: FieldPlace,
  block: ScrollLogicalPosition,
): HTMLElement | undefined {
  const id = idOf(place);
  const first = document.querySelector<HTMLElement>(`[id^="${id}-"]`);
  const field =
    document.getElementById(id) ?? first?.closest('details')?.querySelector('summary') ?? first;
  if (!field) return undefined;
  openFolds(field);
  field.scrollIntoView({ block });
  return field;
}
