import { readdirSync, readFileSync } from 'node:fs';

/** What one process took. */
export interface ProcessCost {
  kilobytes: number;
  cpuSeconds: number;
}

const ticksPerSecond = 100;

/** A process and all that come from it, looked at now and then; only Linux tells, elsewhere nothing is seen. */
export class ProcessTree {
  /** As each process was when it was last seen. */
  readonly costs = new Map<number, ProcessCost>();
  /** The most that all of them held in memory at one moment, pages that they share counted for each. */
  mostKilobytes = 0;
  private readonly root: number;

  constructor(root: number) {
    this.root = root;
  }

  look() {
    if (process.platform !== 'linux') return;
    const stats = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
          const stat = textOf(`/proc/${name}/stat`);
          // The name of the program stands in brackets and may hold blanks and brackets itself.
          const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
          return fields ? [[Number(name), fields] as const] : [];
        }),
    );
    const isOurs = (pid: number): boolean =>
      pid === this.root || (stats.has(pid) && isOurs(Number(stats.get(pid)![1])));
    let sum = 0;
    for (const [pid, fields] of stats) {
      if (!isOurs(pid)) continue;
      const status = textOf(`/proc/${pid}/status`) ?? '';
      const kilobytes = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      const cpuSeconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
      // One that is just ending holds nothing any more, but has its time still.
      const before = this.costs.get(pid)?.kilobytes ?? 0;
      this.costs.set(pid, { kilobytes: Math.max(before, kilobytes('VmHWM')), cpuSeconds });
      sum += kilobytes('VmRSS');
    }
    this.mostKilobytes = Math.max(this.mostKilobytes, sum);
  }
}

/** Undefined when the process has ended meanwhile. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
