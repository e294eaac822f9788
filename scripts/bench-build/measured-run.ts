import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProcessTree, type ProcessCost } from './process-tree.ts';

/** What a run took. */
export interface Cost {
  seconds: number;
  cpuSeconds: number;
  /** Megabytes of the process that needed most. */
  largestProcess: number;
  /** Megabytes of all processes at one moment; undefined where the system does not tell. */
  allProcesses: number | undefined;
}

interface Command {
  program: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
}

const preload = pathToFileURL(resolve('scripts/bench-build/report-peak.mjs')).href;
/** Those that were there before stay. */
const options = process.env['NODE_OPTIONS'] ?? '';
const betweenLooks = 100;

/** Runs a program to its end and measures it, with everything that it starts. Throws when it fails. */
export async function measuredRun({ program, args, cwd, env }: Command): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-run-'));
  const report = join(folder, 'costs.jsonl');
  try {
    const started = performance.now();
    const child = spawn(program, args, {
      cwd,
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: `${options} --import=${preload}`,
        COST_REPORT: report,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-4000)));
    const tree = new ProcessTree(child.pid ?? -1);
    const looking = setInterval(() => tree.look(), betweenLooks);
    const status = await new Promise<number | null>((done, failed) => {
      child.on('error', failed);
      child.on('close', done);
    }).finally(() => clearInterval(looking));
    const seconds = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${said}`);
    return { seconds, ...costOf(tree, report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a Node program says at its end is exact; of the others there is what was seen of them last. */
function costOf(tree: ProcessTree, report: string): Omit<Cost, 'seconds'> {
  const costs = new Map(tree.costs);
  const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
  for (const line of lines) {
    const { pid, ...cost } = JSON.parse(line) as ProcessCost & { pid: number };
    costs.set(pid, cost);
  }
  const all = [...costs.values()];
  return {
    cpuSeconds: all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    largestProcess: Math.max(...all.map(({ kilobytes }) => kilobytes)) / 1024,
    allProcesses: tree.mostKilobytes === 0 ? undefined : tree.mostKilobytes / 1024,
  };
}

/** The best of each: what is in the way of a run only ever adds. */
export const bestOf = (runs: readonly Cost[]): Cost => ({
  seconds: Math.min(...runs.map(({ seconds }) => seconds)),
  cpuSeconds: Math.min(...runs.map(({ cpuSeconds }) => cpuSeconds)),
  largestProcess: Math.min(...runs.map(({ largestProcess }) => largestProcess)),
  allProcesses: runs.some(({ allProcesses }) => allProcesses === undefined)
    ? undefined
    : Math.min(...runs.map(({ allProcesses }) => allProcesses!)),
});
