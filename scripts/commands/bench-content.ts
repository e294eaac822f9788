import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../command-line.ts';
import { heaviestSearch, slowestKeyPress } from '../benchmarks/search-cost.ts';

/**
 * Times the content check as a whole process, with the real content alone and with many more posts, and the search
 * among made-up posts. Exit code 1 when a key press takes too long or a search loads too much.
 */
commandLine('npm run bench:content   times the content check, and the search', {});
const root = process.cwd();
const atExit = `data:text/javascript,process.on('exit',()=>process.stderr.write('rss '+process.resourceUsage().maxRSS))`;

interface Run {
  seconds: number;
  megabytes: number;
  last: string;
}

function check(folder: string): Run {
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', atExit, 'scripts/run.mjs', 'check-content', '--content', folder],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  const kilobytes = Number(/rss (\d+)/.exec(stderr)?.[1]);
  return {
    seconds: (performance.now() - started) / 1000,
    megabytes: kilobytes / 1024,
    last: stdout.trim().split('\n').at(-1) ?? '',
  };
}

function measure(name: string, folder: string, rounds: number) {
  const runs = Array.from({ length: rounds }, () => check(folder));
  const times = runs.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)]!;
  const peak = Math.max(...runs.map(({ megabytes }) => megabytes));
  console.log(
    `${name.padEnd(28)} ${middle.toFixed(2)} s (fastest ${times[0]!.toFixed(2)}, slowest ${times.at(-1)!.toFixed(2)}), ${peak.toFixed(0)} MB  ${runs[0]!.last}`,
  );
}

function withPosts(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-content-'));
  cpSync(join(root, 'content'), folder, { recursive: true });
  const sample = readFileSync(join(folder, 'posts/rest-days-that-are-not-lazy.yaml'), 'utf8');
  for (let number = 1; number <= count; number++) {
    const post = sample
      .replace(/^title: .*/m, `title: A made-up post, number ${number}`)
      .replace(/^order: \d+/m, `order: ${1000 + number}`);
    writeFileSync(join(folder, `posts/made-up-${number}.yaml`), post);
  }
  return folder;
}

check(join(root, 'content'));
measure('The real content', join(root, 'content'), 7);
for (const count of [1000, 10_000]) {
  const folder = withPosts(count);
  try {
    measure(`with ${count} posts more`, folder, 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const most = { key: 10, search: 150_000 };
const key = await slowestKeyPress(1000);
const search = heaviestSearch(10_000);
console.log(`\nSearch: slowest key at 1000 posts    ${key.toFixed(1)} ms of ${most.key}`);
console.log(`        heaviest word at 10000 posts ${search} bytes with gzip of ${most.search}`);
process.exitCode = key <= most.key && search <= most.search ? 0 : 1;
