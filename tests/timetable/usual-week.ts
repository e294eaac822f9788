import type { Hours } from '../../src/content/hours.ts';
import type { Span } from '../../src/timetable/special-days.ts';

/** A week with the same hours on all days, or with none on Sunday. */
export const weekOf = (open: Span[], sunday: 'closed' | Span[] = 'closed'): Hours['week'] => ({
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: open,
  sunday,
});
