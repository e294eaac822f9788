import type { Server } from 'node:http';
import type { Plugin } from 'vite';
import { refuseOddRequests } from '../local-host/sane-requests.ts';

/** Refuses impossible addresses while developing as well, before anything else reads them; set up at each restart. */
export const saneRequestsPlugin = (): Plugin => ({
  name: 'sane-requests',
  apply: 'serve',
  configureServer({ httpServer }) {
    if (httpServer) refuseOddRequests(httpServer as Server);
  },
});
