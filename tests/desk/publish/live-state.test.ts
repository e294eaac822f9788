import { expect, test } from 'vitest';
import { followedWorkflow } from '../../../scripts/desk/publish/followed-workflow.ts';
import { followLive, readLiveState } from '../../../scripts/desk/publish/live-state.ts';
import type { Published } from '../../../scripts/desk/publish/publish-commit.ts';
import { Computer, openStandIn, plans, workflow } from './website.ts';

const followed = followedWorkflow(workflow.file, workflow.text);

async function withPublish() {
  const standIn = await openStandIn();
  const computer = await Computer.upToDate(standIn);
  computer.files.set('plans.yaml', plans.replace('1150', '1250'));
  const { commit } = (await computer.publish()) as Published;
  const read = () => readLiveState(computer.tools.github, commit, followed);
  return { standIn, computer, commit, read };
}

test('a publish is followed until it is live, each state told once', async () => {
  const { standIn, read } = await withPublish();
  const told: string[] = [];
  const wait = () => Promise.resolve(standIn.runs.goOn());
  for await (const { state, words, link } of followLive(read, wait)) {
    expect(words).not.toBe('');
    expect(link).toMatch(/^https:\/\/github\.com\/.*\/actions\/runs\/1$/);
    told.push(state);
  }
  expect(told).toEqual(['waiting', 'checking', 'building', 'publishing', 'live']);
});

test.each([
  [2, 'The check found something'],
  [3, 'The check found something'],
  [4, 'The pages could not be built'],
  [5, 'The pages could not be sent'],
])(
  'where job %i fails it says what did, and that the website is as it was',
  async (turns, words) => {
    const { standIn, read } = await withPublish();
    for (let turn = 0; turn < turns; turn++) standIn.runs.goOn();
    standIn.runs.goOn('failure');
    const now = await read();
    expect(now).toMatchObject({ state: 'failed', words: expect.stringContaining(words) as string });
    expect(now.words).toContain('the website is as it was');
  },
);

test('before there is a run it waits', async () => {
  const { computer } = await withPublish();
  const state = await readLiveState(computer.tools.github, 'f'.repeat(40), followed);
  expect(state).toEqual({ state: 'waiting', words: 'Sent. GitHub begins in a moment.' });
});

test('a run that a newer one overtook is live with the newer one', async () => {
  const { standIn, computer, commit, read } = await withPublish();
  computer.files.set('notice.yaml', 'shown: true\n');
  await computer.publish();
  standIn.runs.cancel(commit);
  expect((await read()).state).toBe('waiting');
  for (let turn = 0; turn < 6; turn++) standIn.runs.goOn();
  expect(await read()).toMatchObject({
    state: 'live',
    link: expect.stringMatching(/2$/) as string,
  });
});

test('a run that ends well and publishes nothing is not live', async () => {
  const { standIn, read } = await withPublish();
  for (let turn = 0; turn < 4; turn++) standIn.runs.goOn();
  standIn.runs.goOn('skipped');
  standIn.runs.goOn('skipped');
  expect(await read()).toMatchObject({
    state: 'failed',
    words: expect.stringContaining('no website is connected yet') as string,
  });
});

test('a job that keeps nothing from the website is not waited for', () => {
  expect(followed.stageOf('Every check, on Node 24')).toBe('checking');
  expect(followed.stageOf('Publish')).toBe('publishing');
  for (const name of ['Firefox and Safari', 'Known weaknesses', 'A look at it'])
    expect(followed.stageOf(name)).toBeUndefined();
});
