import { join } from 'node:path';
import type { Plugin } from 'vite';
import { caches, contentFolder } from '../../disk.ts';
import { contentTypeOf, refuseInvalidPaths } from '../../deploy/local-host.ts';
import { everyLetter, type FontFile, makeFonts } from '../fonts.ts';
import { PhotographsOnRequest } from '../photographs.ts';
import type { Server } from 'node:http';

/** During development, makes photographs and fonts on request, with the URLs of the build. */
export function filesPlugin(): Plugin {
  return {
    name: 'files',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const cache = caches(config.root);
      const photographs = new PhotographsOnRequest(
        join(contentFolder(config.root), 'images'),
        cache,
      );
      let fonts: Promise<FontFile[]> | undefined;

      async function fileAt(address: string): Promise<Buffer | undefined> {
        if (address.startsWith('/fonts/')) {
          fonts ??= makeFonts(cache.fonts, everyLetter).then(({ files }) => files);
          return (await fonts).find((file) => file.address === address)?.bytes;
        }
        return photographs.fileAt(address);
      }

      middlewares.use((request, response, next) => {
        const address = (request.url ?? '/').replace(/[?#].*$/, '');
        if (!/^\/(photographs|fonts)\//.test(address)) return next();
        fileAt(address).then((bytes) => {
          if (!bytes) return next();
          response.setHeader('content-type', contentTypeOf(address));
          response.end(bytes);
        }, next);
      });
    },
  };
}

/** Refuses invalid paths during development too, before anything else reads them; installed at each restart. */
export const validPathsPlugin = (): Plugin => ({
  name: 'valid-paths',
  apply: 'serve',
  configureServer({ httpServer }) {
    if (httpServer) refuseInvalidPaths(httpServer as Server);
  },
});
