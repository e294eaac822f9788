import { boundaryDays, type Days } from './dates.ts';
import type { Files } from './files.ts';
import type { Post } from './post.ts';
import { weekdays } from './weekdays.ts';

/** Whether a thing is visible: not hidden by "shown: false". */
export const isShown = ({ shown }: { shown?: boolean | undefined }) => shown !== false;

/** Whether visitors may read a post on a day such as "2026-12-05": it is not a draft, and its date has come. */
export const isPublished = ({ draft, date }: Pick<Post, 'draft' | 'date'>, today: string) =>
  draft !== true && date <= today;

/** Whether a coach still belongs to the gym on a day such as "2026-12-05"; their last day is included. */
export const isHere = ({ lastDay }: { lastDay?: string | undefined }, today: string) =>
  lastDay === undefined || lastDay >= today;

/** Returns, in order, the days after `today` on which a price, a weekly class or the weekly hours change. */
export function changeDays(files: Files, today: string): string[] {
  const prices = files['plans.yaml'].plans.flatMap(({ otherPrices = [], offer = {} }): Days[] => [
    ...otherPrices,
    offer,
  ]);
  const classes = weekdays.flatMap((day): Days[] => files[`schedule/${day}.yaml`].classes);
  const hours: readonly Days[] = files['hours.yaml'].otherHours ?? [];
  return boundaryDays([...prices, ...classes, ...hours], today);
}
