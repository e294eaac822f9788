import type { HostFault } from '../../host/workspace/host-fault.ts';
import { words } from '../words/form-words.ts';

/** Whether the desk has a message for this error. Compares names: errors from the worker lose their class. */
export const isExpected = (error: unknown) =>
  ['NotReached', 'HostRefused', 'DeskRefused'].includes((error as Error).name);

/** The sentence that the desk shows for an error. */
export function reasonOf(error: unknown): string {
  if (!isExpected(error)) return words.deskFailed;
  const { name, message } = error as Error;
  if (name === 'HostRefused') return words.hostFaults[message as HostFault];
  return name === 'NotReached' ? words.notReached : message;
}
