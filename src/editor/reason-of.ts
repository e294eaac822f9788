import type { HostFault } from './workspace/host-fault.ts';
import { words } from './words.ts';

/** Errors from the worker keep only their name. */
export const isExpected = (error: unknown) =>
  ['NotReached', 'HostRefused', 'DeskRefused'].includes((error as Error).name);

/** The message of an error for people. */
export function reasonOf(error: unknown): string {
  if (!isExpected(error)) return words.deskFailed;
  const { name, message } = error as Error;
  if (name === 'HostRefused') return words.hostFaults[message as HostFault];
  return name === 'NotReached' ? words.notReached : message;
}
