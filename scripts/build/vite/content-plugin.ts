import { relative } from 'node:path';
import type { HotUpdateOptions, Plugin } from 'vite';
import { isOnlyHere } from '../../accounts/accounts-host.ts';
import { answerWithMistakes } from './development-plugins.ts';
import type { ServedContent } from './served-content.ts';

/**
 * Watches the content folder for the development server. Mistakes are shown over the page, which stays as it was after
 * the last save without a mistake.
 */
export function contentPlugin(content: ServedContent): Plugin {
  /** The end of the last save: saves are handled one after the other, so that the last one counts. */
  let turn: Promise<unknown> = Promise.resolve();

  return {
    name: 'content',
    apply: 'serve',
    async buildStart() {
      if (!content.isThere) await content.recheck();
    },
    configureServer(server) {
      content.hasAccounts = isOnlyHere(server.config.server.host);
      server.watcher.add(content.folder);
      const { hot } = server.environments.client;
      // Each page asks again after a reload, which discards earlier messages.
      hot.on('content:listening', () => hot.send('content:mistakes', content.mistakes));
      return () => answerWithMistakes(server, () => !content.isThere);
    },
    async hotUpdate(update) {
      const file = relative(content.folder, update.file).replaceAll('\\', '/');
      if (file.startsWith('..')) return undefined;
      if (this.environment.name !== 'ssr') return [];
      const saved = turn.then(() => takeSave(content, update));
      turn = saved.catch(() => undefined);
      await saved;
      return [];
    },
  };
}

/** Checks the saved content, and then shows mistakes on the open pages or reloads the pages. */
async function takeSave(content: ServedContent, { server }: HotUpdateOptions) {
  const { hot } = server.environments.client;
  const failedBefore = content.mistakes !== '';
  const changed = await content.recheck();
  if (content.mistakes || failedBefore) hot.send('content:mistakes', content.mistakes);
  if (changed) hot.send({ type: 'full-reload', path: '*' });
}
