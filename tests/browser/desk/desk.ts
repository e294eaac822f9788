import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DeskState } from '../../../src/editor/protocol.ts';
import { ContentCopy, root } from '../../checker/content-copy.ts';
import { expect, test as base } from '../page.ts';

/** A desk that runs as a program of its own, with a copy of the content in a repository of one commit. */
export class DeskAtHand {
  readonly port: number;
  /** "http://127.0.0.1:5400" */
  readonly origin: string;
  readonly content: ContentCopy;
  /** Its own folder: the journal, the pictures of the draft, the lock. */
  readonly own: string;
  key = '';
  private readonly first: string;
  private program: ChildProcess | undefined;
  /** All that it printed. */
  private said = '';

  private constructor(port: number, content: ContentCopy, own: string) {
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.content = content;
    this.own = own;
    this.first = this.git('rev-parse', 'HEAD').trim();
  }

  /** On the first free pair of ports from `from` on. */
  static async open(from: number): Promise<DeskAtHand> {
    const content = new ContentCopy();
    gitIn(content.folder, 'init', '--quiet');
    gitIn(content.folder, 'add', '--all');
    gitIn(content.folder, 'commit', '--quiet', '--message', 'The content');
    const own = mkdtempSync(join(tmpdir(), 'desk-own-'));
    const desk = new DeskAtHand(await freePair(from), content, own);
    await desk.start();
    return desk;
  }

  /** A second desk with the same content, as when somebody starts it twice. */
  async second(): Promise<DeskAtHand> {
    const desk = new DeskAtHand(await freePair(this.port + 2), this.content, this.own);
    await desk.start();
    return desk;
  }

  /** Where the terminal sends the person who started it. */
  get address() {
    return `${this.origin}/?key=${this.key}`;
  }

  get cookie() {
    return `desk-key-${this.port}=${this.key}`;
  }

  async start() {
    const program = spawn(process.execPath, ['scripts/run.mjs', 'desk'], {
      cwd: root,
      env: {
        ...process.env,
        CONTENT_FOLDER: this.content.folder,
        DESK_FOLDER: this.own,
        DESK_PORT: String(this.port),
        DESK_BROWSER: 'none',
        ACCOUNTS_FILE: join(this.own, 'accounts.json'),
      },
    });
    this.program = program;
    this.said = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (part) => (this.said += String(part)));
    const told = () => /\?key=([\w-]+)/.exec(this.said)?.[1];
    await expect.poll(() => told() ?? program.exitCode, { timeout: 25_000 }).not.toBeNull();
    const key = told();
    if (key === undefined) throw new Error(this.said);
    this.key = key;
  }

  /** Ends it as the system does when nothing else helps, or as somebody who presses Ctrl and C. */
  async stop(signal: 'SIGKILL' | 'SIGINT' = 'SIGINT') {
    if (this.program?.exitCode !== null || this.program.signalCode !== null) return;
    const ended = once(this.program, 'exit');
    this.program.kill(signal);
    await ended;
  }

  async close() {
    await this.stop();
    this.content.remove();
    rmSync(this.own, { recursive: true, force: true });
  }

  /** Asks the desk as its page does. */
  async ask(what: string, body?: unknown): Promise<Response> {
    try {
      return await fetch(`${this.origin}/api/${what}`, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: { cookie: this.cookie, 'content-type': 'application/json' },
      });
    } catch (cause) {
      throw new Error(`The desk does not answer; it said:\n${this.said}`, { cause });
    }
  }

  async state(): Promise<DeskState> {
    return (await (await this.ask('state')).json()) as DeskState;
  }

  /** The content as it was in the beginning, and a draft without a change. */
  async reset() {
    await this.ask('put-all-back', {});
    for (const { file, path } of (await this.state()).conflicts)
      await this.ask('settle', { file, path, by: 'mine' });
    this.git('reset', '--quiet', '--hard', this.first);
    this.git('clean', '--quiet', '--force', '-d');
    // Before it saves, the desk looks at what others wrote.
    await this.ask('save', { by: '' });
    const { changes, problems } = await this.state();
    expect([...changes, ...problems.filter(({ severity }) => severity === 'error')]).toEqual([]);
  }

  /** What the saves since the beginning changed: by file, the lines that went and came. Nothing stands beside them. */
  saved(): Record<string, string[]> {
    expect(this.git('status', '--porcelain')).toBe('');
    return linesByFile(this.git('diff', '-U0', '--no-renames', this.first, 'HEAD'));
  }

  git(...words: string[]): string {
    return gitIn(this.content.folder, ...words);
  }
}

function gitIn(folder: string, ...words: string[]): string {
  const settings = ['user.name=The test', 'user.email=test@localhost', 'core.quotePath=false'];
  const given = settings.flatMap((setting) => ['-c', setting]);
  return execFileSync('git', ['-C', folder, ...given, ...words], {
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  });
}

/** { 'plans.yaml': ['-    price: 1150', '+    price: 1250'] } */
function linesByFile(diff: string): Record<string, string[]> {
  const files = diff.split(/^diff --git /m).slice(1);
  return Object.fromEntries(
    files.map((part) => {
      const [head = '', ...hunks] = part.split(/^@@ .*$/m);
      const lines = hunks.flatMap((hunk) => hunk.split('\n').slice(1));
      return [/ b\/(.*)/.exec(head)![1]!, lines.filter((line) => /^[-+]/.test(line))];
    }),
  );
}

async function freePair(from: number): Promise<number> {
  for (let port = from; ; port += 2)
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Tests at a desk of the worker's own; each finds the content as it is and an empty draft. */
export const test = base.extend<{ emptyDraft: undefined }, { desk: DeskAtHand }>({
  // The preview may not take the cursor away from the form.
  expectedErrors: async ({}, provide) => provide([/Blocked autofocusing/]),
  viewport: async ({}, provide) => provide({ width: 1366, height: 768 }),
  // No fade between two pages of the preview, which Chromium gives up with a message.
  contextOptions: async ({}, provide) => provide({ reducedMotion: 'reduce' }),
  desk: [
    async ({}, provide, { parallelIndex }) => {
      const desk = await DeskAtHand.open(5400 + 20 * parallelIndex);
      await provide(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
  emptyDraft: [
    async ({ desk }, provide) => {
      await desk.reset();
      await provide(undefined);
    },
    { auto: true },
  ],
});

/** The first screen. */
export async function openDesk(page: Page, desk: DeskAtHand) {
  await page.goto(desk.address);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
}

/** The link in the bar that leads to what has changed. */
export const changesLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /changes?$/ });

/** Reads over what has changed, and saves it. */
export async function save(page: Page) {
  await changesLink(page).click();
  await page.getByLabel('Your name').fill('Asha');
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  // The very first save finds the desk busy with the first page of the preview.
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible({
    timeout: 15_000,
  });
}

export { expect };
