import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, installPackages, mayInstallPackages } from './debian-packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const headlessShell = 'chromium-headless-shell';

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
  const came = mayInstallPackages() ? installPackages('chromium') : downloadChromium();
  const installed = came && (await findChromium());
  if (!installed)
    throw new Error(
      'The browser tests need Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM to its path.',
    );
  return installed;
}

/**
 * The same browser without windows, which takes little more than half the time for the tests; installed where we may.
 * It keeps no page in memory for Back, so it stands beside the whole browser. None where a CHROMIUM was asked for.
 */
export function ensureHeadlessShell(): string | undefined {
  if (process.env['CHROMIUM']) return undefined;
  const found = findProgram(headlessShell);
  if (found || !mayInstallPackages()) return found;
  return installPackages(headlessShell) ? findProgram(headlessShell) : undefined;
}

function downloadChromium(): boolean {
  console.log('No Chromium is here; downloading one.');
  const options = { stdio: 'inherit' } as const;
  return spawnSync('npx', ['playwright', 'install', 'chromium'], options).status === 0;
}
