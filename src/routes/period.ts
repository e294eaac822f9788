import { fill } from '../fill.ts';
import { formatDate } from '../format.ts';
import { content } from './content.ts';

/** The days on which something is said; there may be no first or no last one. */
interface Dated {
  from?: string | undefined;
  until?: string | undefined;
}

export interface Period {
  /** For the runtime of the page, which compares letters: "2026-12-01". */
  from: string;
  until: string;
  /** Whether the day of the build is one of them. */
  shown: boolean;
  /** "Until December 31, 2026." */
  said: string;
}

/** The days of something, or undefined when it holds on all. */
export function periodOf({ from, until }: Dated): Period | undefined {
  const { both, day, from: since, until: till } = content['site.yaml'].period;
  const days = { from: from ?? '0000-01-01', until: until ?? '9999-12-31' };
  const shown = days.from <= __TODAY__ && __TODAY__ <= days.until;
  if (from !== undefined && from === until)
    return { ...days, shown, said: fill(day, { date: formatDate(from) }) };
  if (from !== undefined && until !== undefined)
    return {
      ...days,
      shown,
      said: fill(both, { from: formatDate(from), until: formatDate(until) }),
    };
  if (from !== undefined) return { ...days, shown, said: fill(since, { from: formatDate(from) }) };
  if (until !== undefined)
    return { ...days, shown, said: fill(till, { until: formatDate(until) }) };
  return undefined;
}

/** Its last day is behind us. */
export const isOver = ({ until }: Dated) => until !== undefined && until < __TODAY__;
