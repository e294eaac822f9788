/** The element of this name. */
export const partOf = (box: ParentNode, name: string) =>
  box.querySelector<HTMLElement>(`[data-part=${name}]`)!;

/** The session of a class that applies today: those of changed dates follow the usual one. */
export const shownSession = (row: Element): HTMLElement | undefined =>
  [...row.querySelectorAll<HTMLElement>(':scope > div')].findLast(({ hidden }) => !hidden);

/** "16:30" */
export const startOf = (session: Element) =>
  session.querySelector('b time')!.getAttribute('datetime')!;
