import { fill } from '../../content/text/fill.ts';
import { formatDate } from '../../content/text/format.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import { content } from '../content.ts';

/** The days on which something is shown; either end may be open. */
interface Dated {
  from?: string | undefined;
  until?: string | undefined;
}

/** "Until December 31, 2026." with its days; undefined when always shown. */
export function periodOf({ from, until }: Dated): DatedChange | undefined {
  const { both, day, from: since, until: till } = content['site.yaml'].period;
  const days = { from: from ?? '0000-01-01', until: until ?? '9999-12-31' };
  const shown = days.from <= __TODAY__ && __TODAY__ <= days.until;
  if (from !== undefined && from === until)
    return { ...days, shown, text: fill(day, { date: formatDate(from) }) };
  if (from !== undefined && until !== undefined)
    return {
      ...days,
      shown,
      text: fill(both, { from: formatDate(from), until: formatDate(until) }),
    };
  if (from !== undefined) return { ...days, shown, text: fill(since, { from: formatDate(from) }) };
  if (until !== undefined)
    return { ...days, shown, text: fill(till, { until: formatDate(until) }) };
  return undefined;
}

/** Whether the last day has passed. */
export const isOver = ({ until }: Dated) => until !== undefined && until < __TODAY__;
