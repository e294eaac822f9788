/** The element with this `data-part` in the markup of the timetable of a week. */
export const partOf = (box: ParentNode, name: string) =>
  box.querySelector<HTMLElement>(`[data-part=${name}]`)!;

/** The visible session of a class. That of a changed date comes last; the usual one before it is hidden by CSS alone. */
export const shownSession = (row: Element): HTMLElement | undefined =>
  [...row.querySelectorAll<HTMLElement>(':scope > div')].findLast(({ hidden }) => !hidden);

/** The start of a session, read from its markup: "16:30". */
export const startOf = (session: Element) =>
  session.querySelector('b time')!.getAttribute('datetime')!;
