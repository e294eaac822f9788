import type { Meant } from '../../findings/finding.ts';
import { messageOf } from '../../findings/message.ts';
import type { FaultOf } from '../../findings/wording.ts';
import type { fieldWordings } from '../wording/field-wordings.ts';

/**
 * The message of a schema: a fault as data. The checker fills in `{source}` (the input) and `{next:01-26}` (a date).
 */
export const fault = (
  found: FaultOf<typeof fieldWordings> & { meant?: Meant | undefined },
): string => messageOf(found);

/** Any of several values may be meant. */
export const eitherMeant = (...values: readonly string[]): Meant => ({ values, isCertain: false });

/** Only this value can be meant. */
export const certainlyMeant = (value: string): Meant => ({ values: [value], isCertain: true });
