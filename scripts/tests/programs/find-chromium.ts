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

/**
 * The variables with the paths of the browsers for the tests, installed where permitted: Chromium and its headless
 * shell, which takes little more than half the time, but has no back/forward cache. Throws where there is no Chromium.
 */
export async function findBrowsers(): Promise<{ CHROMIUM: string; HEADLESS_SHELL?: string }> {
  const own = process.env['CHROMIUM'];
  if (own) return { CHROMIUM: own };
  const missing = [
    ...((await findChromium()) === undefined ? ['chromium'] : []),
    ...(findProgram(headlessShell) === undefined ? [headlessShell] : []),
  ];
  if (missing.length > 0 && mayInstallPackages()) installPackages(...missing);
  const chromium =
    (await findChromium()) ?? (downloadChromium() ? await findChromium() : undefined);
  if (chromium === undefined)
    throw new Error(
      'The tests need a browser: install the package "chromium" (or Google Chrome), or set CHROMIUM to its path.',
    );
  const shell = findProgram(headlessShell);
  return { CHROMIUM: chromium, ...(shell === undefined ? {} : { HEADLESS_SHELL: shell }) };
}

/** Downloads Playwright's Chromium; returns whether that succeeded. */
function downloadChromium(): boolean {
  return spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' }).status === 0;
}
