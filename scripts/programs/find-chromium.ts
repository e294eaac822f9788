import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, installPackages, mayInstallPackages } from './debian-packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const headlessShell = 'chromium-headless-shell';

/** Path of an installed Chromium: CHROMIUM, the usual names, or Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  const found = process.env['CHROMIUM'] || findProgram(...names);
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds or installs Chromium: Debian's package where permitted, else Playwright's download. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  const succeeded = mayInstallPackages() ? installPackages('chromium') : downloadChromium();
  const installed = succeeded && (await findChromium());
  if (!installed)
    throw new Error(
      'The browser tests need Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM to its path.',
    );
  return installed;
}

/**
 * Chromium's headless shell, which takes little more than half the time for the tests; installed where permitted. It
 * has no back/forward cache, so the full browser is needed too. Undefined if CHROMIUM is set.
 */
export function ensureHeadlessShell(): string | undefined {
  if (process.env['CHROMIUM']) return undefined;
  const found = findProgram(headlessShell);
  if (found || !mayInstallPackages()) return found;
  return installPackages(headlessShell) ? findProgram(headlessShell) : undefined;
}

function downloadChromium(): boolean {
  console.log('Chromium is not installed; downloading it.');
  const options = { stdio: 'inherit' } as const;
  return spawnSync('npx', ['playwright', 'install', 'chromium'], options).status === 0;
}
