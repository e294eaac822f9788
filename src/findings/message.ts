import type { Fault, Meant } from './finding.ts';

/** A fault in the message of a zod issue, which can carry text only. */
export interface SchemaFault extends Fault {
  meant?: Meant | undefined;
}

const beginning = '{"code":';

/** Encodes a fault as the message of a zod issue. */
export const messageOf = ({ code, data, meant }: SchemaFault): string =>
  JSON.stringify({ code, data, meant });

/** Decodes the fault in the message of an issue; undefined for a message of zod's own. */
export const faultIn = (message: string): SchemaFault | undefined =>
  message.startsWith(beginning) ? (JSON.parse(message) as SchemaFault) : undefined;
