import type { Fault, Meant } from './finding.ts';

/** A fault as a schema reports it: zod carries the text of a message and nothing else. */
export interface SchemaFault extends Fault {
  meant?: Meant | undefined;
}

const beginning = '{"code":';

export const messageOf = ({ code, data, meant }: SchemaFault): string =>
  JSON.stringify({ code, data, meant });

/** The fault in the message of an issue; undefined for a message of zod's own. */
export const faultIn = (message: string): SchemaFault | undefined =>
  message.startsWith(beginning) ? (JSON.parse(message) as SchemaFault) : undefined;
