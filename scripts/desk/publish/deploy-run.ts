import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { deployWords } from './publish-words.ts';

export interface DeployProgress {
  state: 'checking' | 'building' | 'sending' | 'live' | 'failed' | 'stopped';
  /** In words for staff. */
  words: string;
  /** Where the website is, once it is live. */
  link?: string;
}

export interface DeployRun {
  /** Ends with 'live', 'failed' or 'stopped'. */
  ended: Promise<DeployProgress>;
  stop: () => void;
}

type Going = 'checking' | 'building' | 'sending';

/** What a line that the command prints tells of how far it is; undefined if nothing. */
export function progressIn(line: string): DeployProgress | undefined {
  const [, sent, all] = /uploading new files \[(\d+)\/(\d+)\]/.exec(line) ?? [];
  if (sent !== undefined && all !== undefined)
    return { state: 'sending', words: deployWords.sending(sent, all) };
  if (/=== Deploying to/.test(line)) return { state: 'sending', words: deployWords.sendingBegins };
  if (line.startsWith('No mistakes (')) return { state: 'building', words: deployWords.building };
  const [link] = /(?<=^Hosting URL: )https:\/\/\S+/.exec(line) ?? [];
  return link === undefined ? undefined : { state: 'live', words: deployWords.live, link };
}

/** Publishes from this computer, as `npm run deploy` does, and tells how far it is. */
export function deployRun(
  root: string,
  tell: (progress: DeployProgress) => void,
  environment: NodeJS.ProcessEnv = process.env,
): DeployRun {
  // A group of its own, so that what it starts stops with it; and no shell.
  const child = spawn(process.execPath, ['scripts/run.mjs', 'deploy'], {
    cwd: root,
    detached: process.platform !== 'win32',
    env: {
      ...environment,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let last: DeployProgress = { state: 'checking', words: deployWords.checking };
  let live: DeployProgress | undefined;
  let stopped = false;
  tell(last);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const now = progressIn(stripVTControlCharacters(line));
    if (now?.state === 'live') live = now;
    else if (now && now.words !== last.words) tell((last = now));
  });
  const ended = new Promise<DeployProgress>((resolve) => {
    const end = (code: number | null) => {
      const failed = { state: 'failed', words: deployWords.failed[last.state as Going] } as const;
      const done = code === 0 ? (live ?? { state: 'live', words: deployWords.live }) : failed;
      const progress =
        stopped && code !== 0 ? ({ state: 'stopped', words: deployWords.stopped } as const) : done;
      tell(progress);
      resolve(progress);
    };
    child.on('error', () => end(1)).on('close', end);
  });
  const stop = () => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (isOver || child.pid === undefined) return;
    stopped = true;
    process.kill(process.platform === 'win32' ? child.pid : -child.pid);
  };
  return { ended, stop };
}
