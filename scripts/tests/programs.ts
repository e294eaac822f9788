/* Finds and installs the programs that tests need: browsers, fonts, Java. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether Debian packages may be installed here without asking. */
export const mayInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;

/** Installs Debian packages for a test, and reports whether that succeeded. */
export function installPackages(...names: string[]): boolean {
  console.log(`Installing the Debian packages ${names.join(', ')} for the tests.`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    // Only programs are needed, so no service may start.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  const succeeded = (...args: string[]) => spawnSync('apt-get', args, options).status === 0;
  return (
    succeeded('update', '-qq') &&
    succeeded('install', '-y', '-qq', '--no-install-recommends', ...names)
  );
}

/** Returns the path of the first of these programs that is installed. */
export const findProgram = (...names: string[]): string | undefined =>
  spawnSync('which', names, { encoding: 'utf8' }).stdout?.split('\n')[0] || undefined;

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const headlessShell = 'chromium-headless-shell';

/** Returns the path of an installed Chromium: CHROMIUM, one of the usual names, or Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  const found = process.env['CHROMIUM'] || findProgram(...names);
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Returns the variables with the paths of the browsers for the tests, which are installed if that is permitted:
 * Chromium and its headless shell, which takes little more than half the time, but has no back/forward cache. Throws if
 * there is no Chromium.
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

/** The programs of WebKit, the engine of Safari: its driver, the browser to drive, and a virtual display. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Finds Firefox, which needs no driver because it supports WebDriver itself. */
const findFirefox = () => {
  const firefox = process.env['FIREFOX_PROGRAM'] || findProgram('firefox-esr', 'firefox');
  return firefox ? { firefox } : undefined;
};

function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const browser = miniBrowser();
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** Finds the browser of WebKit, such as "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser". */
function miniBrowser(): string | undefined {
  const library = '/usr/lib';
  if (process.platform !== 'linux') return undefined;
  const machines = readdirSync(library).filter((name) => name.endsWith('-linux-gnu'));
  return machines
    .flatMap((machine) =>
      readdirSync(`${library}/${machine}`)
        .filter((name) => /^webkit(2gtk|gtk)-[\d.]+$/.test(name))
        .map((name) => `${library}/${machine}/${name}`),
    )
    .filter((folder) => readdirSync(folder).includes('MiniBrowser'))
    .sort()
    .map((folder) => `${folder}/MiniBrowser`)
    .at(-1);
}

/** Returns the programs of each engine; undefined if the engine is not installed. */
export const findEngines = () => ({ Firefox: findFirefox(), WebKit: findWebKit() });

/** The Debian packages of each engine. */
const packages = { Firefox: ['firefox-esr'], WebKit: ['webkit2gtk-driver', 'xvfb'] };

const missingEngines = () =>
  Object.entries(findEngines())
    .filter(([, found]) => found === undefined)
    .map(([engine]) => engine as keyof typeof packages);

/** Installs missing engines, if that is permitted. */
export function ensureEngines() {
  const wanted = missingEngines().flatMap((engine) => packages[engine]);
  if (wanted.length > 0 && mayInstallPackages()) installPackages(...wanted);
}

/** Returns a line with instructions for each missing engine. */
export const missingEngineLines = () =>
  missingEngines().map(
    (engine) =>
      `${engine} is not on this machine, and its tests are skipped. Install it with: sudo apt-get install ${packages[engine].join(' ')}`,
  );

/**
 * Returns a folder with a package, which is installed on first use. Such a package serves one command or test and has
 * hundreds of dependencies, so it is not a dependency of the project. Its version is exact, so that results can be
 * compared over time.
 */
function packageKit(root: string, name: string, version: string): string {
  const folder = join(root, 'node_modules/.cache/iron-banyan', name);
  if (installedVersion(folder, name) === version) return folder;
  console.log(`Installing ${name} ${version}, once.`);
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync(
    'npm',
    [
      'install',
      `${name}@${version}`,
      '--save-exact',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--silent',
      `--prefix=${folder}`,
    ],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0 || installedVersion(folder, name) !== version)
    throw new Error(`${name} could not be installed from the npm registry.\n${stderr}`);
  return folder;
}

function installedVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Returns the folder of a package for one test, or prints that the package is missing. */
function kitIfThere(root: string, name: string, version: string): string | undefined {
  try {
    return packageKit(root, name, version);
  } catch (error) {
    console.log((error as Error).message);
    return undefined;
  }
}

/** Returns the folder of superstatic, the server inside the emulator of Firebase Hosting. */
export const superstatic = (root: string) => kitIfThere(root, 'superstatic', '10.0.0');

/** Returns the version of the installed Java, such as 17; NaN if there is none. */
export function javaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]);
}

/** Returns the folder of the W3C's HTML checker, if Java is installed. */
export function nuHtmlChecker(root: string): string | undefined {
  if (Number.isNaN(javaVersion())) return undefined;
  const kit = kitIfThere(root, 'vnu-jar', '26.9.27');
  return kit && join(kit, 'node_modules/vnu-jar/build/dist/vnu.jar');
}
