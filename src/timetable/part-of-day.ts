import type { Hours } from '../content/hours.ts';

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Returns the part of the day in which a class begins. */
export function partOfDay(
  start: string,
  { afternoonFrom, eveningFrom }: Hours['partsOfDay'],
): PartOfDay {
  if (start < afternoonFrom) return 'morning';
  return start < eveningFrom ? 'afternoon' : 'evening';
}
