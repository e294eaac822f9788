import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/deploy/ports.ts';
import { findEngines, type WebKitPrograms } from '../../scripts/tests/programs.ts';
import { startProgram } from './start-program.ts';

/** What the journeys need of a browser. */
export interface Engine {
  /** Loads a page completely. */
  open: (url: string) => Promise<unknown>;
  /** Sets the size of the page, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function body, which may await; its result is passed as JSON. */
  run: (body: string) => Promise<unknown>;
  /** Real keys, one after the other: "Escape", "a". */
  press: (...keys: string[]) => Promise<void>;
  /** A real click at a position in the viewport. */
  click: (x: number, y: number) => Promise<void>;
  close: () => Promise<void>;
}

const { Firefox, WebKit } = findEngines();

/** The engines besides Chromium, with their start function if installed. */
export const engines: readonly {
  engine: 'Firefox' | 'WebKit';
  start: (() => Promise<Engine>) | undefined;
}[] = [
  { engine: 'Firefox', start: Firefox && (() => startFirefox(Firefox.firefox)) },
  { engine: 'WebKit', start: WebKit && (() => startWebKit(WebKit)) },
];

async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // Like on phones, scroll bars take no space.
      'ui.useOverlayScrollbars': 1,
    },
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}

/** Smaller toolbar buttons, so that the page can be as narrow as on a phone. */
const narrowButtons = '* { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }';

const keyNames: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** The engine of Safari in the browser of WebKitGTK, on a virtual screen. */
async function startWebKit({ driver: program, browser, screen }: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowButtons);
  const { display, stop } = await startScreen(screen);
  const port = await freePort(undefined, 4500);
  const server = startProgram(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
  });
  await untilItListens(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    )
    .build();
  const run = (body: string) =>
    driver.executeAsyncScript(
      `const done = arguments[0]; (async () => { ${body} })().then(done, (error) => done(String(error)));`,
    );
  return {
    open: (url) => driver.get(url),
    resize: (width, height) => resizePage(driver, run, width, height),
    run,
    press: (...keys) =>
      driver
        .actions()
        .sendKeys(...keys.map((key) => keyNames[key] ?? key))
        .perform(),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    close: async () => {
      await driver.quit();
      server.kill();
      stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Gives the page the wished size: the window is taller than its page, by a toolbar that is measured. */
async function resizePage(driver: WebDriver, run: Engine['run'], width: number, height: number) {
  const inside = () => run('return [innerWidth, innerHeight]') as Promise<[number, number]>;
  const window = driver.manage().window();
  await window.setRect({ width, height });
  for (let turn = 0; turn < 50; turn++) {
    const [wide, high] = await inside();
    if (wide === width && high === height) return;
    if (wide === width) await window.setRect({ width, height: height + height - high });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No page of ${width} by ${height}: ${(await inside()).join(' by ')}.`);
}

/** A virtual screen, on the first free number. */
async function startScreen(program: string): Promise<{ display: string; stop: () => void }> {
  const screen = startProgram(program, ['-displayfd', '3', '-screen', '0', '1920x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    (screen.stdio[3] as NodeJS.ReadableStream).once('data', (text: Buffer) =>
      resolve(text.toString().trim()),
    );
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a screen.')));
  });
  return { display: `:${number}`, stop: () => screen.kill() };
}

async function untilItListens(port: number) {
  for (let turn = 0; turn < 100; turn++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
