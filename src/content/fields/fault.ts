import type { Meant } from '../../findings/finding.ts';
import { messageOf } from '../../findings/message.ts';
import type { FaultOf } from '../../findings/wording.ts';
import type { fieldWordings } from '../wording/field-wordings.ts';

/**
 * The message of a schema: what is wrong with a value, as data. The checker fills in `{source}` (what was typed) and
 * `{next:01-26}` (the coming 26 January).
 */
export const fault = (
  found: FaultOf<typeof fieldWordings> & { meant?: Meant | undefined },
): string => messageOf(found);

/** One of several values that can be meant. */
export const eitherMeant = (...values: readonly string[]): Meant => ({ values, isCertain: false });

/** Nothing else can be meant. */
export const certainlyMeant = (value: string): Meant => ({ values: [value], isCertain: true });
