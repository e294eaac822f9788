import type { NextSessionProps } from '../../parts/NextSession.tsx';
import type { PortraitProps } from '../../parts/Portrait.tsx';

/** A coach in the list of all of them. */
export interface ListedCoach {
  to: string;
  name: string;
  role: string;
  /** "Yoga, Meditation" */
  classes: string;
  portrait: PortraitProps | undefined;
  /** Their next class; undefined without any. */
  next: Pick<NextSessionProps['first'], 'start' | 'said'> | undefined;
  /** The number of their classes in every week, and in words. */
  week: { count: number; said: string };
}
