import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../checker/content-copy.ts';

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { if?: string; needs?: string; steps: { run?: string }[] }>;
}

const workflow = parse(readFileSync(join(root, '.github/workflows/site.yml'), 'utf8')) as Workflow;
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.values(workflow.jobs).flatMap(({ steps }) =>
  steps.flatMap(({ run }) => (run ?? '').split('\n')),
);

test('every command of the workflow is one of ours', () => {
  const named = commands.flatMap((line) => [...line.matchAll(/npm run ([\w:-]+)/g)]);
  expect(named.length).toBeGreaterThan(3);
  for (const [, name] of named) expect(scripts).toHaveProperty(name!);
});

test('nothing is published that did not pass every check, and never from a pull request', () => {
  const { deploy, test: every } = workflow.jobs;
  expect(deploy!.needs).toBe('test');
  expect(every!.steps.map(({ run }) => run)).toEqual(
    expect.arrayContaining(['npm test', 'npm audit --omit=dev']),
  );
  expect(deploy!.if).toContain("github.event_name != 'pull_request'");
  expect(Object.keys(workflow.on)).toEqual([
    'pull_request',
    'push',
    'schedule',
    'workflow_dispatch',
  ]);
});
