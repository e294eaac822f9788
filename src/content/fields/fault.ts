import type { Meant } from '../../findings/finding.ts';
import { messageOf } from '../../findings/message.ts';
import type { FaultOf } from '../../findings/wording.ts';
import type { fieldWordings } from '../wording/field-wordings.ts';

/**
 * Encodes a fault as the error message of a schema, because zod allows text only; the checker decodes it. The checker
 * also fills in `{source}` (the input as typed) and `{next:01-26}` (the next such date).
 */
export const fault = (
  found: FaultOf<typeof fieldWordings> & { meant?: Meant | undefined },
): string => messageOf(found);

/** Each of these values may be meant. */
export const eitherMeant = (...values: readonly string[]): Meant => ({ values, isCertain: false });

/** Only this value can be meant. */
export const certainlyMeant = (value: string): Meant => ({ values: [value], isCertain: true });
