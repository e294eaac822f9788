import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { startProgram } from './start-program.ts';
import { clickActions, keyActions, type Engine, type EngineSettings } from './engine.ts';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

/** The time limit for a response, in milliseconds. */
const patience = 15_000;

/** Firefox over WebDriver BiDi, which it supports directly: https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox(
  program: string,
  { downloads, javaScript }: EngineSettings,
): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries({
      'javascript.enabled': javaScript,
      // Like on phones, scroll bars take no space.
      'ui.useOverlayScrollbars': 1,
      // No requests to Mozilla's servers.
      'app.update.enabled': false,
      'browser.safebrowsing.update.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    })
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => browser.on('exit', () => resolve()));
  const socket = new WebSocket(`${await addressOf(browser.stderr!)}/session`);
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));

  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (text: Buffer) => {
    const answer = JSON.parse(text.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let sent = 0;
  async function send(method: string, params: object): Promise<unknown> {
    const id = ++sent;
    const answer = await new Promise<Answer>((resolve, reject) => {
      setTimeout(
        () => reject(new Error(`No answer to ${method} ${JSON.stringify(params)}`)),
        patience,
      ).unref();
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}. ${answer.message}`);
    return answer.result;
  }

  await send('session.new', { capabilities: {} });
  await send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
  });
  // A new page in front: one in the background would ignore keys.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
    context: string;
  };
  await send('browsingContext.activate', { context });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    run: async (body) => {
      const answer = (await send('script.callFunction', {
        target: { context },
        awaitPromise: javaScript,
        // Without scripts in pages, promises cannot be awaited.
        functionDeclaration: javaScript
          ? `async () => JSON.stringify(await (async () => { ${body} })())`
          : `() => JSON.stringify((() => { ${body} })())`,
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const { value } = answer.result!;
      return value === undefined ? undefined : (JSON.parse(value) as unknown);
    },
    press: async (...keys) => {
      await send('input.performActions', { context, actions: keyActions(keys) });
    },
    click: async (x, y) => {
      await send('input.performActions', { context, actions: clickActions(x, y) });
    },
    print: async () => {
      const { data } = (await send('browsingContext.print', { context, background: true })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await send('browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** "ws://127.0.0.1:40123", which Firefox prints when it listens. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended before it listened.');
}
