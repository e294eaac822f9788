import { readdirSync } from 'node:fs';
import { findProgram, installPackages, mayInstallPackages } from './debian-packages.ts';

/** Finds and installs the browsers other than Chromium for the tests: Firefox and WebKit. */

/** Safari's engine: its driver, the browser to drive, and a virtual display. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Firefox needs no driver: it supports WebDriver itself. */
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

/** "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser": the path depends on architecture and version. */
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

/** The programs of each engine; undefined if it is not installed. */
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

/** A line with installation instructions for each missing engine. */
export const missingEngineLines = () =>
  missingEngines().map(
    (engine) =>
      `${engine} is not on this machine, and its tests are skipped. Install it with: sudo apt-get install ${packages[engine].join(' ')}`,
  );
