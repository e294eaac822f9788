import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../scripts/local-host/free-port.ts';
import { ContentCopy, root } from '../../checker/content-copy.ts';
import { expect, test as base } from '../page.ts';

/** A desk that runs as a program of its own, with a copy of the content in a repository of one commit. */
export class DeskAtHand {
  readonly port: number;
  /** "http://127.0.0.1:5400" */
  readonly origin: string;
  readonly content: ContentCopy;
  /** Its own folder: unfinished saves, the history. */
  readonly own: string;
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

  /** On the first free port from `from` on. */
  static async open(from: number): Promise<DeskAtHand> {
    const content = new ContentCopy();
    gitIn(content.folder, 'init', '--quiet');
    gitIn(content.folder, 'add', '--all');
    gitIn(content.folder, 'commit', '--quiet', '--message', 'The content');
    const own = mkdtempSync(join(tmpdir(), 'desk-own-'));
    const desk = new DeskAtHand(await freePort(undefined, from), content, own);
    await desk.start();
    return desk;
  }

  /** Where its starter is sent; a new one after each use. */
  get address(): string {
    const [folder] = readdirSync(this.own).filter((name) => /^[0-9a-f]{16}$/.test(name));
    const page = readFileSync(join(this.own, folder!, `open-${this.port}.html`), 'utf8');
    return /url=([^"]+)"/.exec(page)![1]!;
  }

  /** The cookie that opens the desk, as a browser gets it. */
  async cookie(): Promise<string> {
    const { headers } = await fetch(this.address);
    return headers.getSetCookie()[0]!.split(';')[0]!;
  }

  /** Asks the workspace as the page does. */
  async ask(what: string, body?: unknown): Promise<Response> {
    return fetch(`${this.origin}/api/${what}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie: await this.cookie(), 'content-type': 'application/json' },
    });
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
    const isStarted = () => this.said.includes('Stop it');
    await expect
      .poll(() => isStarted() || program.exitCode !== null, { timeout: 150_000 })
      .toBe(true);
    if (!isStarted()) throw new Error(this.said);
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

  /** The content as it was in the beginning. The draft is in the browser: each test has a new one. */
  reset() {
    this.git('reset', '--quiet', '--hard', this.first);
    this.git('clean', '--quiet', '--force', '-d');
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

/** Lists at the heads of files, which follow what is saved. */
const isOfList = (line: string) => /^[-+]#   \{/.test(line);

/** { 'plans.yaml': ['-    price: 1150', '+    price: 1250'] } */
function linesByFile(diff: string): Record<string, string[]> {
  const files = diff.split(/^diff --git /m).slice(1);
  return Object.fromEntries(
    files.flatMap((part) => {
      const [head = '', ...hunks] = part.split(/^@@ .*$/m);
      const lines = hunks.flatMap((hunk) => hunk.split('\n').slice(1));
      const changed = lines.filter((line) => /^[-+]/.test(line));
      const own = changed.filter((line) => !isOfList(line));
      const name = / b\/(.*)/.exec(head)![1]!;
      return own.length === 0 && changed.length > 0 ? [] : [[name, own] as const];
    }),
  );
}

/** Tests at a desk of the worker's own; each finds the content as it is and no draft. */
export const test = base.extend<{ firstContent: undefined }, { desk: DeskAtHand }>({
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
    // The very first builds the page of the desk.
    { scope: 'worker', timeout: 180_000 },
  ],
  firstContent: [
    async ({ desk }, provide) => {
      desk.reset();
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

/** What has changed, as the list of changes says it: "Experts: price ₹1,250 instead of ₹1,150". */
export async function changesSeen(page: Page): Promise<string[]> {
  await changesLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /changes?$/i })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  return (
    await rows
      .filter({ has: page.getByRole('link') })
      .locator('b')
      .allTextContents()
  ).map((row) => row.trim());
}

export const saveButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Save (one change|\d+ changes)$/ });

/** Reads over what has changed, and saves it. */
export async function save(page: Page) {
  await changesLink(page).click();
  await page.getByLabel('Your name').fill('Asha');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
}

export { expect };
