import type { PortraitProps } from '../../design/parts/Portrait.tsx';

/** A coach on the page of all coaches. */
export interface ListedCoach {
  to: string;
  name: string;
  role: string;
  /** "Yoga, Meditation" */
  classes: string;
  portrait: PortraitProps | undefined;
  /**
   * Their first class of the week, which the script replaces with the next one; `longest`: the longest text that may
   * replace `date`. Undefined without weekly classes.
   */
  next: { start: string; date: string; longest: string } | undefined;
  /** How many classes they give each week, as a number and in words. */
  week: { count: number; text: string };
}
