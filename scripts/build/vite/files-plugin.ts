import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Typeface } from '../../../src/design/styles/faces.ts';
import { caches } from '../../disk/caches.ts';
import { contentTypeOf } from '../../deploy/local-host/content-types.ts';
import { contentFolder } from '../../disk/content-folder.ts';
import { everyLetter, makeFonts, type FontFile } from '../fonts/fonts.ts';
import { PhotographsOnRequest } from '../pictures/photographs-on-request.ts';

/** During development, makes photographs and fonts on request, with the URLs of the build. */
export function filesPlugin(typeface: Typeface): Plugin {
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
          fonts ??= makeFonts(typeface, cache.fonts, everyLetter).then(({ files }) => files);
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
