import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebKitPrograms } from '../../scripts/programs/find-engines.ts';
import { clickActions, keyActions, type Engine, type EngineSettings } from './engine.ts';
import { freePort } from './free-port.ts';
import { startProgram } from './start-program.ts';

/** Smaller toolbar buttons, so that the page can be as narrow as on a phone. */
const narrowButtons = '* { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }';

/** The engine of Safari over WebDriver: https://www.w3.org/TR/webdriver/ */
export async function startWebKit(
  { driver, browser, screen }: WebKitPrograms,
  { downloads, javaScript }: EngineSettings,
): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowButtons);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const { display, stop } = await startScreen(screen);
  const port = await freePort();
  const server = startProgram(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
  });

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${method} ${path}: ${error}. ${message}`);
    }
    return value;
  }

  await untilItListens(port);
  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', `--enable-javascript=${javaScript}`],
        },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;

  async function run(body: string) {
    const answer = (await send('POST', `${session}/execute/async`, {
      script: `const done = arguments[0];
        (async () => { ${body} })().then(
          (value) => done({ value: JSON.stringify(value) }),
          (error) => done({ error: String(error) }),
        );`,
      args: [],
    })) as { value?: string; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return typeof answer.value === 'string' ? (JSON.parse(answer.value) as unknown) : undefined;
  }

  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    resize: async (width, height) => {
      const inside = () => run('return [innerWidth, innerHeight]') as Promise<[number, number]>;
      // The window is taller than its page: the toolbar is measured.
      await send('POST', `${session}/window/rect`, { width, height });
      for (let turn = 0; turn < 50; turn++) {
        const [wide, high] = await inside();
        if (wide === width && high === height) return;
        if (wide === width)
          await send('POST', `${session}/window/rect`, { width, height: height + height - high });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`No page of ${width} by ${height}: ${(await inside()).join(' by ')}.`);
    },
    run,
    press: async (...keys) => {
      await send('POST', `${session}/actions`, { actions: keyActions(keys) });
    },
    click: async (x, y) => {
      await send('POST', `${session}/actions`, { actions: clickActions(x, y) });
    },
    // The driver of WebKit cannot print.
    print: () => Promise.resolve(undefined),
    close: async () => {
      await send('DELETE', session);
      await endProgram(server);
      stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function endProgram(program: ChildProcess) {
  const exit = new Promise((resolve) => program.on('exit', resolve));
  program.kill();
  await exit;
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
