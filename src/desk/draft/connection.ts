import type { HostFault } from '../../host/workspace/host-fault.ts';

/** Whether the store of the published content can be reached; otherwise the reason. */
export type Connection = 'there' | HostFault;
