// Stands before a program that is measured, and each Node program that it starts: when one ends, a line of
// what it took is added to the file COST_REPORT.
import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** In kilobytes. */
function peak(maxRSS) {
  try {
    // On Linux maxRSS begins with the peak of whoever started the process; this is its own alone.
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {
    return maxRSS;
  }
}

const file = process.env.COST_REPORT;
// A thread shares the memory of its process, and would count it twice.
if (file && isMainThread) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const line = {
      pid: process.pid,
      program: process.argv.slice(1).join(' '),
      kilobytes: peak(maxRSS),
      cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  });
}
