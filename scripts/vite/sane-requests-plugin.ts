import type { Server } from 'node:http';
import type { Plugin } from 'vite';
import { refuseOddRequests } from '../local-host/sane-requests.ts';

/** While developing, too, what is no address is refused before anything tries to read it; at each restart anew. */
export const saneRequestsPlugin = (): Plugin => ({
  name: 'sane-requests',
  apply: 'serve',
  configureServer({ httpServer }) {
    if (httpServer) refuseOddRequests(httpServer as Server);
  },
});
