import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that is on this machine: CHROMIUM, the usual names, or Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds a Chromium, or installs one: Debian's package where we may, else Playwright's download. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
  console.log(
    mayInstall
      ? 'No Chromium is here; installing the package chromium.'
      : 'No Chromium is here; downloading one.',
  );
  try {
    if (mayInstall) {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    } else {
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    }
  } catch {
    throw new Error(noChromium);
  }
  const installed = await findChromium();
  if (!installed) throw new Error(noChromium);
  return installed;
}

const noChromium =
  'The browser tests need Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM to its path.';
