import { DeskRefused } from './desk-refused.ts';
import type { Connection } from './connection.ts';
import type { HostFault } from '../../host/workspace/host-fault.ts';
import { HostRefused, NotReached } from '../../host/workspace/requests.ts';

/** The state of the connection after a failed request. Throws other errors again. */
export function connectionAfter(error: unknown): Connection {
  if (error instanceof NotReached) return 'away';
  if (error instanceof HostRefused) return error.message as HostFault;
  if (error instanceof DeskRefused) return 'there';
  throw error;
}
