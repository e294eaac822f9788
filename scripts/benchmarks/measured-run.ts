import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** The cost of a run; its memory is NaN if the system does not report it. */
export interface Cost {
  seconds: number;
  /** Peak memory of the largest process in megabytes. */
  largestProcess: number;
  /** Peak memory of all processes together in megabytes, shared pages counted for each. */
  allProcesses: number;
}

const samplingInterval = 100;

/** Runs a program and measures it with all its child processes. Throws when it fails. */
export async function measuredRun(command: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const started = performance.now();
  const [program, ...args] = command;
  const child = spawn(program!, args, { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-4000)));
  const cost: Cost = { seconds: 0, largestProcess: 0, allProcesses: 0 };
  const sampling = setInterval(() => {
    const [largest, all] = memoryOf(child.pid!);
    cost.largestProcess = Math.max(cost.largestProcess, largest);
    cost.allProcesses = Math.max(cost.allProcesses, all);
  }, samplingInterval);
  const [status] = (await once(child, 'close').finally(() => clearInterval(sampling))) as unknown[];
  cost.seconds = Math.round((performance.now() - started) / 10) / 100;
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
  return cost;
}

/** For a process and its descendants: the peak of the largest one, and the current total. Linux only. */
function memoryOf(root: number): [largest: number, all: number] {
  if (process.platform !== 'linux') return [NaN, NaN];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const statuses = new Map(pids.map((pid) => [Number(pid), statusOf(pid)]));
  const number = (pid: number, field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(statuses.get(pid)!)?.[1] ?? 0);
  const isOurs = (pid: number): boolean =>
    pid === root || (statuses.has(pid) && isOurs(number(pid, 'PPid')));
  const family = [...statuses.keys()].filter(isOurs);
  const megabytes = (field: string) => family.map((pid) => number(pid, field) / 1024);
  const held = megabytes('VmRSS').reduce((sum, one) => sum + one, 0);
  return [Math.max(...megabytes('VmHWM')), held].map(Math.round) as [number, number];
}

/** Empty when the process has ended meanwhile. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** The median of each figure; the smaller one of two, since disturbances only ever add. */
export function medianOf(costs: readonly Cost[]): Cost {
  const median = (name: keyof Cost) =>
    costs.map((cost) => cost[name]).sort((a, b) => a - b)[(costs.length - 1) >> 1]!;
  const [seconds, largestProcess] = [median('seconds'), median('largestProcess')];
  return { seconds, largestProcess, allProcesses: median('allProcesses') };
}
