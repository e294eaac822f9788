import type { Server } from 'node:http';
import type { Plugin } from 'vite';
import { refuseInvalidPaths } from '../../deploy/local-host/valid-paths.ts';

/** Refuses invalid paths during development too, before anything else reads them; installed at each restart. */
export const validPathsPlugin = (): Plugin => ({
  name: 'valid-paths',
  apply: 'serve',
  configureServer({ httpServer }) {
    if (httpServer) refuseInvalidPaths(httpServer as Server);
  },
});
