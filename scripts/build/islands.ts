import { join } from 'node:path';
import { filesIn } from '../disk.ts';

/** The parts of pages that React hydrates in the browser: what each file exports, and its path below src/. */
const reactParts = {
  BmiCalculator: 'design/parts/BmiCalculator.tsx',
  AuthPanel: 'pages/account/AuthPanel.tsx',
  ResetPanel: 'pages/account/ResetPanel.tsx',
  AccountPanel: 'pages/account/AccountPanel.tsx',
};

/** The islands that only a site with accounts has. */
export const accountIslands = ['AuthPanel', 'ResetPanel', 'AccountPanel', 'liveSaves'];

/**
 * Returns all islands, the parts of pages that come alive in the browser, by name, with their paths below src/: those of
 * React, and the scripts beside templates, which keep markup up to date. `live-status.ts` exports `liveStatus`.
 */
export const islandsIn = (root: string): Readonly<Record<string, string>> => ({
  ...reactParts,
  ...Object.fromEntries(
    filesIn(join(root, 'src')).flatMap((file) => {
      const [, name] = /\/(live-[a-z-]+)\.ts$/.exec(file) ?? [];
      return name === undefined ? [] : [[camelCase(name), file]];
    }),
  ),
});

const camelCase = (name: string) => name.replace(/-./g, ([, letter]) => letter!.toUpperCase());
