import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { caches } from '../../../scripts/disk.ts';
import { root } from '../../check/content-copy.ts';
import { DeskAtHand, expect, openDesk, test } from './desk.ts';

/** Forgets the page of the desk, which takes some seconds to build. */
function forgetPage() {
  const { bundles } = caches(root);
  for (const name of readdirSync(bundles))
    if (name.startsWith('desk-files.')) rmSync(join(bundles, name), { recursive: true });
}

test('two desks that are started at one moment both show their page', async ({ page }) => {
  test.setTimeout(180_000);
  forgetPage();
  const desks = await Promise.all([DeskAtHand.open(5640), DeskAtHand.open(5660)]);
  for (const desk of desks) {
    await openDesk(page, desk);
    // An open page asks its desk once a second, also one that has been closed.
    await page.goto('about:blank');
    await desk.close();
  }
});

test('of two desks of one content that are started at one moment, the second opens the first', async ({
  page,
}) => {
  test.setTimeout(180_000);
  forgetPage();
  const desk = await DeskAtHand.open(5680);
  await desk.stop();
  for (const name of readdirSync(desk.own)) rmSync(join(desk.own, name), { recursive: true });
  const said: string[] = [];
  const programs = [0, 1].map((at) => {
    const program = spawn(process.execPath, ['scripts/run.mjs', 'desk'], {
      cwd: root,
      env: desk.environment,
    });
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (part) => (said[at] = (said[at] ?? '') + String(part)));
    return program;
  });
  await expect
    .poll(() => said.map((one) => /already running|Stop it/.exec(one)?.[0]).sort(), {
      timeout: 150_000,
    })
    .toEqual(['Stop it', 'already running']);
  await openDesk(page, desk);
  await page.goto('about:blank');
  for (const program of programs)
    if (program.exitCode === null) {
      program.kill('SIGINT');
      await once(program, 'exit');
    }
  await desk.close();
});
