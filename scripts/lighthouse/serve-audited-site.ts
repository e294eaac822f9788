import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createStaticHost } from '../local-host/static-host.ts';

/** Serves a built site on a free port for the measurements of Lighthouse. Takes the arguments of createStaticHost. */
export async function serveAuditedSite(...site: Parameters<typeof createStaticHost>) {
  const server = createStaticHost(...site);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
