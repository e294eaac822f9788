import type { PortraitProps } from '../../parts/Portrait.tsx';

/** A coach in the list of all of them. */
export interface ListedCoach {
  to: string;
  name: string;
  role: string;
  /** "Yoga, Meditation" */
  classes: string;
  portrait: PortraitProps | undefined;
  /** Their next class, and the longest words that may follow; undefined without any. */
  next: { start: string; date: string; longest: string } | undefined;
  /** The number of their classes in every week, and in words. */
  week: { count: number; text: string };
}
