import type { HostFault } from './workspace/host-fault.ts';
import { words } from './words.ts';

/** Errors keep only their name on the way from the worker. */
export const isExpected = (error: unknown) =>
  ['NotReached', 'HostRefused', 'DeskRefused'].includes((error as Error).name);

/** What a person reads of an error. */
export function reasonOf(error: unknown): string {
  if (!isExpected(error)) return words.deskFailed;
  const { name, message } = error as Error;
  if (name === 'HostRefused') return words.hostFaults[message as HostFault];
  return name === 'NotReached' ? words.notReached : message;
}
