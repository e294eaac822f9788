import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, installPackages, mayInstallPackages } from './debian-packages.ts';

/** The shell without windows first: the same browser, which takes half the time for the tests. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of a Chromium that is on this machine: CHROMIUM, the usual names, or Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  const found = process.env['CHROMIUM'] || findProgram(...names);
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds a Chromium, or installs one: Debian's package where we may, else Playwright's download. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  const came = mayInstallPackages()
    ? installPackages('chromium-headless-shell') || installPackages('chromium')
    : downloadChromium();
  const installed = came && (await findChromium());
  if (!installed)
    throw new Error(
      'The browser tests need Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM to its path.',
    );
  return installed;
}

function downloadChromium(): boolean {
  console.log('No Chromium is here; downloading one.');
  const options = { stdio: 'inherit' } as const;
  return spawnSync('npx', ['playwright', 'install', 'chromium'], options).status === 0;
}
