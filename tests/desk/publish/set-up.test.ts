import { expect, test } from 'vitest';
import { checkSetUp } from '../../../scripts/desk/publish/set-up.ts';
import type { StandInSettings } from '../../../scripts/desk/publish/stand-in.ts';
import { openStandIn, token, waits } from './website.ts';

const typed = { address: 'the-owner/the-website', branch: 'main', token };

/** The states of the steps, and the words of the one that is wrong. */
async function checked(settings: Partial<StandInSettings>, changes: Partial<typeof typed> = {}) {
  const standIn = await openStandIn(settings);
  const known = { address: standIn.address, wait: waits };
  const steps = await checkSetUp({ ...typed, ...changes }, 'site.yml', known);
  const head = standIn.repository.history();
  expect(head, 'nothing is changed there').toHaveLength(1);
  expect(JSON.stringify(steps) + standIn.asked.join()).not.toContain(token);
  const wrong = steps.find(({ state }) => state === 'wrong');
  return { wrong: wrong?.step, words: wrong?.words, states: steps.map(({ state }) => state) };
}

test('with all in order each step is done', async () => {
  const { states } = await checked({});
  expect(states).toEqual(Array(7).fill('done'));
});

test.each<[string, Partial<StandInSettings>, Partial<typeof typed>, string, string]>([
  ['no address', {}, { address: 'our website' }, 'address', 'Write it as https://github.com'],
  ['an odd key', {}, { token: 'a b' }, 'key', 'This does not look like a key'],
  ['an old key', { token: 'another_key_of_theirs' }, {}, 'key', 'GitHub does not take this key.'],
  ['another website', { name: 'other' }, {}, 'website', 'The key shows no website'],
  ['one put away', { archived: true }, {}, 'website', 'is put away there'],
  ['somebody who may only look', { mayPush: false }, {}, 'write', 'Your account may read'],
  ['a key that only reads', { scopes: ['actions'] }, {}, 'write', 'The key may read but not'],
  ['another branch', {}, { branch: 'master' }, 'branch', 'There is no branch of this name.'],
  ['no workflow', { workflowState: undefined }, {}, 'workflow', 'is missing there'],
  [
    'a workflow that is off',
    { workflowState: 'disabled_inactivity' },
    {},
    'workflow',
    'is switched off',
  ],
  ['a key that sees no runs', { scopes: ['contents'] }, {}, 'workflow', 'cannot see how far'],
])('with %s it says so', async (_, settings, changes, step, words) => {
  const { wrong, words: said, states } = await checked(settings, changes);
  expect([wrong, said]).toEqual([step, expect.stringContaining(words)]);
  const at = states.indexOf('wrong');
  expect(states).toEqual([
    ...Array<string>(at).fill('done'),
    'wrong',
    ...Array<string>(6 - at).fill('later'),
  ]);
});

test('without the internet the first answer is what is missing', async () => {
  const steps = await checkSetUp(typed, 'site.yml', { address: 'http://127.0.0.1:1', wait: waits });
  expect(steps.find(({ state }) => state === 'wrong')).toMatchObject({ step: 'reach' });
});
