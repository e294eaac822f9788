import { DeskRefused } from '../desk-refused.ts';
import type { Connection } from '../protocol.ts';
import type { HostFault } from '../workspace/host-fault.ts';
import { HostRefused, NotReached } from '../workspace/requests.ts';

/** What a failed request says of the connection; throws the error if it says nothing of it. */
export function connectionAfter(error: unknown): Connection {
  if (error instanceof NotReached) return 'away';
  if (error instanceof HostRefused) return error.message as HostFault;
  if (error instanceof DeskRefused) return 'there';
  throw error;
}
