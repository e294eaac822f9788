import type { Locator, Page } from '@playwright/test';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/deploy/ports.ts';
import { ContentCopy, root } from '../../check/content-copy.ts';
import { test as base, expect } from '../page.ts';

/** A desk in its own process, with a copy of the content in a repository with one commit. */
export class DeskAtHand {
  readonly port: number;
  /** "http://127.0.0.1:5400" */
  readonly origin: string;
  readonly content: ContentCopy;
  /** Its own folder: unfinished saves, the history. */
  readonly own: string;
  private readonly first: string;
  private program: ChildProcess | undefined;
  /** Its output. */
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

  /** The address that opens it; a new one after each use. */
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

  /** Sends a request to the workspace, like the page. */
  async ask(what: string, body?: unknown): Promise<Response> {
    return fetch(`${this.origin}/api/${what}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie: await this.cookie(), 'content-type': 'application/json' },
    });
  }

  /** The environment in which it is started. */
  get environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      CONTENT_FOLDER: this.content.folder,
      DESK_FOLDER: this.own,
      DESK_PORT: String(this.port),
      DESK_BROWSER: 'none',
      ACCOUNTS_FILE: join(this.own, 'accounts.json'),
    };
  }

  async start() {
    const program = spawn(process.execPath, ['scripts/run.mjs', 'desk'], {
      cwd: root,
      env: this.environment,
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

  /** Ends the process: killed by the system, or by Ctrl and C. */
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

  /** Resets the content. Each test has its own draft, because it is in the browser. */
  reset() {
    this.git('reset', '--quiet', '--hard', this.first);
    this.git('clean', '--quiet', '--force', '-d');
  }

  /** The changes of all saves: removed and added lines by file. Fails if other files changed. */
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

/** Lists of placeholders at the top of files, which are updated with each save. */
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

/** Tests with a desk per worker; each finds the original content and no draft. */
export const test = base.extend<{ firstContent: undefined }, { desk: DeskAtHand }>({
  viewport: async ({}, provide) => provide({ width: 1366, height: 768 }),
  // No page transitions in the preview, which Chromium cancels with a message.
  contextOptions: async ({}, provide) => provide({ reducedMotion: 'reduce' }),
  desk: [
    async ({}, provide, { parallelIndex }) => {
      const desk = await DeskAtHand.open(5400 + 20 * parallelIndex);
      await provide(desk);
      await desk.close();
    },
    // The first run builds the page of the desk.
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

/** Opens the first screen. */
export async function openDesk(page: Page, desk: DeskAtHand) {
  await page.goto(desk.address);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
}

/** From the first screen to the screen of a task. */
export const begin = (page: Page, task: string) =>
  page.getByRole('main').getByRole('link', { name: task }).click();

/** Opens a screen of the open desk. */
export const openScreen = (page: Page, route: string) =>
  page.evaluate((hash) => void (location.hash = hash), `#/${route}`);

/** Moves the calendar to a month. */
export async function showMonth(page: Page, month: string) {
  const shown = page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ });
  for (let turns = 0; turns < 24 && (await shown.textContent()) !== month; turns++)
    await page.getByRole('button', { name: 'Next month' }).click();
  await expect(shown).toHaveText(month);
}

/** The link to the review in the bar. */
export const changesLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Review/ });

/** The lines of the review: "Experts: price ₹1,150 → ₹1,250". */
export async function changesSeen(page: Page): Promise<string[]> {
  await changesLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Review|Nothing)/ })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  return (
    await rows
      .filter({ has: page.getByRole('button', { name: /^Undo this/ }) })
      .locator('b')
      .allTextContents()
  ).map((row) => row.trim());
}

export const saveButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Publish', exact: true });

/** Opens the review, and publishes. */
export async function save(page: Page) {
  await changesLink(page).click();
  await page.getByLabel('Your name').fill('Asha');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Published' })).toBeVisible();
}

export { expect };

/** Presses something in the "More" of a thing. */
export async function more(part: Page | Locator, name: string, act: string) {
  await part.getByRole('button', { name: `More: ${name}`, exact: true }).click();
  await part.getByRole('button', { name: act, exact: true }).click();
}

/** Opens each menu of the screen, wherever its button stands; returns those that are not whole in the window. */
export const menusOutside = (page: Page) =>
  page.evaluate(async () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true;
    const bars = [...document.querySelectorAll('.tabs-foot, .toasts')]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const foot = Math.min(innerHeight, ...bars.map(({ top }) => top));
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')];
    const seen = buttons.filter((button) => button.checkVisibility());
    const outside: string[] = [];
    for (const button of seen)
      for (const block of ['start', 'center', 'end'] as const) {
        button.scrollIntoView({ block });
        button.click();
        // The menu is filled now.
        await Promise.resolve();
        const menu = button.popoverTargetElement as HTMLElement;
        const { left, top, right, bottom } = menu.getBoundingClientRect();
        menu.hidePopover();
        const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= foot;
        const corners = [left, top, right, bottom].map(Math.round).join(' ');
        if (!isWhole) outside.push(`${button.textContent} at the ${block}: ${corners}`);
      }
    return { count: seen.length, outside };
  });
