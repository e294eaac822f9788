import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../check/content-copy.ts';
import { folderOfTests, writeFiles } from '../folders.ts';

interface Job {
  if?: string;
  needs?: string | string[];
  steps: { id?: string; run?: string }[];
}
const { jobs } = parse(readFileSync(join(root, '.github/workflows/site.yml'), 'utf8')) as {
  jobs: Record<string, Job>;
};

type Result = 'success' | 'failure' | 'skipped';

/** The result of each job on GitHub, if those in `failing` fail and the scope is `words`. */
function runOf(event: string, words: boolean, failing: readonly string[] = []) {
  const results: Record<string, Result> = {};
  const github = {
    event_name: event,
    ref: event === 'pull_request' ? 'x' : 'refs/heads/main',
    event: { pull_request: { head: { repo: { full_name: 'o/r' } } } },
    repository: 'o/r',
  };
  const open = new Set(Object.keys(jobs));
  const needsOf = (id: string) => [jobs[id]!.needs ?? []].flat();
  while (open.size > 0) {
    const id = [...open].find((one) => needsOf(one).every((need) => need in results))!;
    open.delete(id);
    const all = needsOf(id).every((need) => results[need] === 'success');
    const condition = jobs[id]!.if ?? 'true';
    const needs = Object.fromEntries(
      needsOf(id).map((need) => {
        const found = need === 'scope' && words && results[need] === 'success';
        return [need, { result: results[need], outputs: { words: found ? 'true' : '' } }];
      }),
    );
    // Conditions are evaluated as JavaScript. Without a status function a job waits for success.
    const vars = { FIREBASE_PROJECT_ID: 'gym', PREVIEW_PROJECT_ID: '' };
    const met: unknown = runInNewContext(condition, {
      github,
      needs,
      vars,
      cancelled: () => false,
    });
    const begins = (all || condition.includes('cancelled()')) && Boolean(met);
    const ends = failing.includes(id) ? 'failure' : 'success';
    results[id] = begins ? ends : 'skipped';
  }
  return results;
}

test('a change of words alone is published after the check, the build and the tests of words', () => {
  const run = runOf('push', true);
  expect(run).toMatchObject({ words: 'success', test: 'skipped', deploy: 'success' });
  for (const one of ['content', 'words', 'build'])
    expect(runOf('push', true, [one])['deploy'], one).toBe('skipped');
});

test.each(['push', 'schedule', 'workflow_dispatch'])(
  'on %s everything else is published after every test',
  (event) => {
    expect(runOf(event, false)).toMatchObject({
      test: 'success',
      words: 'skipped',
      deploy: 'success',
    });
    for (const one of ['content', 'test', 'build'])
      expect(runOf(event, false, [one])['deploy'], one).toBe('skipped');
  },
);

test('where nobody knows what was changed every test runs', () => {
  const run = runOf('push', true, ['scope']);
  expect(run).toMatchObject({ test: 'success', words: 'skipped', deploy: 'success' });
  expect(runOf('push', true, ['scope', 'test'])['deploy']).toBe('skipped');
});

test('a pull request publishes nothing, whatever it changes', () => {
  expect(runOf('pull_request', true)).toMatchObject({ test: 'success', deploy: 'skipped' });
});

describe('what was changed', () => {
  const { run } = jobs['scope']!.steps.find(({ id }) => id === 'compare')!;
  const folder = folderOfTests();
  const git = (...args: string[]) => {
    const settings = ['user.name=A', 'user.email=a@b.invalid', 'commit.gpgsign=false'];
    const known = settings.flatMap((one) => ['-c', one]);
    return spawnSync('git', [...known, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim();
  };
  const commit = (...files: string[]) => {
    writeFiles(folder, Object.fromEntries(files.map((file) => [file, String(Math.random())])));
    git('add', '.');
    git('commit', '-qm', 'Something');
    return git('rev-parse', 'HEAD');
  };
  beforeAll(() => {
    git('init', '-qb', 'main');
    // A fake of `gh`: the first deployment failed, the second is live.
    writeFileSync(
      join(folder, 'gh'),
      `#!/bin/sh
case "$2" in
  *deployments[?]*) printf '2\\n1\\n' ;;
  *2/statuses*) echo failure ;;
  *1/statuses*) echo "$STATE" ;;
  *deployments/1) echo "$LIVE" ;;
esac
`,
    );
    chmodSync(join(folder, 'gh'), 0o755);
  });

  /** Whether only text changed between the live commit and the newest. */
  function isWords(live: string, state = 'success'): boolean {
    const output = join(folder, '.git/output');
    writeFileSync(output, '');
    const env = {
      PATH: `${folder}:${process.env['PATH']}`,
      LIVE: live,
      STATE: state,
      GITHUB_OUTPUT: output,
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_SHA: git('rev-parse', 'HEAD'),
    };
    const { status } = spawnSync('bash', ['-e', '-c', run!], { cwd: folder, env });
    expect(status).toBe(0);
    return readFileSync(output, 'utf8') === 'words=true\n';
  }

  test('is words where every commit since the live one touches content/ alone', () => {
    const live = commit('src/a.ts', 'content/plans.yaml');
    commit('content/plans.yaml');
    commit('content/posts/new.yaml', 'content/images/b.jpg');
    expect(isWords(live)).toBe(true);
  });

  test.each([
    ['src/a.ts'],
    ['.github/workflows/site.yml'],
    ['contents.md'],
    ['src/content/plan.ts'],
  ])('is more than words with %s, also when that is not of the last commit', (file) => {
    const live = commit('content/plans.yaml');
    commit(file);
    commit('content/plans.yaml');
    expect(isWords(live)).toBe(false);
  });

  test('is more than words where a change of the code came by a merge', () => {
    const live = commit('content/plans.yaml');
    git('checkout', '-qb', 'side');
    commit('src/side.ts');
    git('checkout', '-q', 'main');
    commit('content/plans.yaml');
    git('merge', '-q', '--no-edit', 'side');
    expect(isWords(live)).toBe(false);
  });

  test('is not known where nothing is live, or something that is not before it', () => {
    const live = commit('content/plans.yaml');
    git('commit', '-q', '--amend', '-m', 'Another');
    commit('content/plans.yaml');
    expect(isWords(live)).toBe(false);
    expect(isWords(git('rev-parse', 'HEAD~1'), 'failure')).toBe(false);
  });
});
