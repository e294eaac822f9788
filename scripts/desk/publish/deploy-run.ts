import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { deployWords } from './publish-words.ts';

export interface DeployProgress {
  state: 'checking' | 'building' | 'sending' | 'live' | 'failed' | 'stopped';
  /** In words for staff. */
  words: string;
  /** The address of the website, once it is live. */
  link?: string;
}

export interface DeployRun {
  /** Resolves with 'live', 'failed' or 'stopped'. */
  ended: Promise<DeployProgress>;
  stop: () => void;
}

type RunningState = 'checking' | 'building' | 'sending';

/** The progress that an output line of the command reports; undefined if none. */
export function progressIn(line: string): DeployProgress | undefined {
  const [, sent, all] = /uploading new files \[(\d+)\/(\d+)\]/.exec(line) ?? [];
  if (sent !== undefined && all !== undefined)
    return { state: 'sending', words: deployWords.sending(sent, all) };
  if (/=== Deploying to/.test(line)) return { state: 'sending', words: deployWords.sendingBegins };
  if (line.startsWith('No mistakes (')) return { state: 'building', words: deployWords.building };
  const [link] = /(?<=^Hosting URL: )https:\/\/\S+/.exec(line) ?? [];
  return link === undefined ? undefined : { state: 'live', words: deployWords.live, link };
}

/** Publishes from this computer, as `npm run deploy` does, and reports its progress. */
export function deployRun(
  root: string,
  report: (progress: DeployProgress) => void,
  environment: NodeJS.ProcessEnv = process.env,
): DeployRun {
  // A process group of its own, so that its children stop with it; and no shell.
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
  report(last);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const now = progressIn(stripVTControlCharacters(line));
    if (now?.state === 'live') live = now;
    else if (now && now.words !== last.words) report((last = now));
  });
  const ended = new Promise<DeployProgress>((resolve) => {
    const end = (code: number | null) => {
      const failed = {
        state: 'failed',
        words: deployWords.failed[last.state as RunningState],
      } as const;
      const done = code === 0 ? (live ?? { state: 'live', words: deployWords.live }) : failed;
      const progress =
        stopped && code !== 0 ? ({ state: 'stopped', words: deployWords.stopped } as const) : done;
      report(progress);
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
