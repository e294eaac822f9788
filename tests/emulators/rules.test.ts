import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEmulators, missingLines } from '../../scripts/accounts/find-emulators.ts';
import { startStore } from '../../scripts/accounts/start-emulators.ts';
import { localProject, sharedUid } from '../../src/accounts/service.ts';

const emulators = findEmulators(process.cwd());
const missing = missingLines({ ...emulators, tools: emulators.java });
const port = 28_080;
const base = `http://127.0.0.1:${port}/v1/projects/${localProject}/databases/(default)/documents`;
const nameOf = (path: string) => `projects/${localProject}/databases/(default)/documents/${path}`;

type Value = object | string | number | boolean | null;
function encoded(value: Value): object {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: (value as Value[]).map(encoded) } };
  if (typeof value === 'object')
    return { mapValue: { fields: fieldsOf(value as Record<string, Value>) } };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { booleanValue: value };
}
const fieldsOf = (data: Record<string, Value>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encoded(value)]));

/** An unsigned token, which the emulator accepts. */
function tokenOf(uid: string, claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const iss = `https://securetoken.google.com/${localProject}`;
  const payload = { sub: uid, user_id: uid, iss, aud: localProject, iat: now, exp: now + 3600 };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...payload, ...claims })}.`;
}

async function call(path: string, body: object | undefined, token: string | undefined) {
  const { status } = await fetch(`${base}${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body: JSON.stringify(body) }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return status === 200;
}
const commit = (write: object, token?: string) => call(':commit', { writes: [write] }, token);
const set = (path: string, data: Record<string, Value>, token?: string) =>
  commit({ update: { name: nameOf(path), fields: fieldsOf(data) } }, token);
const union = (path: string, ids: string[], token?: string) =>
  commit(
    {
      update: { name: nameOf(path), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [
        {
          fieldPath: 'savedShows',
          appendMissingElements: { values: ids.map((id) => ({ stringValue: id })) },
        },
      ],
    },
    token,
  );
const remove = (path: string, token?: string) => commit({ delete: nameOf(path) }, token);
const get = (path: string, token?: string) => call(`/${path}`, undefined, token);

const me = tokenOf('me');
const other = tokenOf('other');
const shared = tokenOf('shared', { shared: true });
const sharedByUid = tokenOf(sharedUid);
const meShared = tokenOf('me', { shared: true });
const ids = (count: number) => Array.from({ length: count }, (_, index) => `class-${index}`);

/** The attempts, in this order, and whether the rules allow them. */
const checks: [what: string, allowed: boolean, attempt: () => Promise<boolean>][] = [
  ['an empty list of my own', true, () => set('users/me', { savedShows: [] }, me)],
  ['reading my own', true, () => get('users/me', me)],
  ['reading somebody else’s', false, () => get('users/me', other)],
  ['reading signed out', false, () => get('users/me')],
  ['listing everybody', false, () => get('users', me)],
  ['30 ids', true, () => set('users/me', { savedShows: ids(30) }, me)],
  ['31 ids', false, () => set('users/me', { savedShows: ids(31) }, me)],
  ['the 31st', false, () => union('users/me', ['one-more'], me)],
  ['one of the 30 again', true, () => union('users/me', ['class-3'], me)],
  ['an id twice', false, () => set('users/me', { savedShows: ['a', 'a'] }, me)],
  ['a number', false, () => set('users/me', { savedShows: [5] }, me)],
  ['nothing in the list', false, () => set('users/me', { savedShows: [null] }, me)],
  ['a group in the list', false, () => set('users/me', { savedShows: [{ a: 1 }] }, me)],
  ['yes or no in the list', false, () => set('users/me', { savedShows: [true] }, me)],
  ['65 letters', false, () => set('users/me', { savedShows: ['x'.repeat(65)] }, me)],
  ['64 letters', true, () => set('users/me', { savedShows: ['x'.repeat(64)] }, me)],
  ['markup', false, () => set('users/me', { savedShows: ['<img>'] }, me)],
  ['a line break', false, () => set('users/me', { savedShows: ['abc\nd'] }, me)],
  ['a line break at the end', false, () => set('users/me', { savedShows: ['abc\n'] }, me)],
  ['an empty id', false, () => set('users/me', { savedShows: [''] }, me)],
  ['a text for a list', false, () => set('users/me', { savedShows: 'x' }, me)],
  ['no list', false, () => set('users/me', { savedShows: null }, me)],
  ['another field', false, () => set('users/me', { savedShows: [], admin: true }, me)],
  ['no field', false, () => set('users/me', {}, me)],
  ['writing signed out', false, () => set('users/me', { savedShows: [] })],
  ['writing somebody else’s', false, () => set('users/me', { savedShows: [] }, other)],
  ['making sure of what is missing', true, () => union('users/fresh', [], tokenOf('fresh'))],
  ['making sure twice', true, () => union('users/fresh', [], tokenOf('fresh'))],
  ['adding', true, () => union('users/fresh', ['a'], tokenOf('fresh'))],
  ['making sure of what is full', true, () => union('users/fresh', [], tokenOf('fresh'))],
  ['adding to what is missing', true, () => union('users/fresh2', ['a'], tokenOf('fresh2'))],
  ['reading as the test account', true, () => get('users/me', meShared)],
  ['writing as the test account', false, () => set('users/shared', { savedShows: [] }, shared)],
  [
    'writing as the test account with a token from before its claim',
    false,
    () => set(`users/${sharedUid}`, { savedShows: [] }, sharedByUid),
  ],
  ['deleting as the test account', false, () => remove('users/me', meShared)],
  ['deleting my own', true, () => remove('users/me', me)],
  ['another collection', false, () => set('posts/x', {}, me)],
  ['below my document', false, () => set('users/me/x/y', {}, me)],
  [
    'an e-mail address for a key',
    false,
    () => set('users/a@b.co', { savedShows: [] }, tokenOf('u')),
  ],
];

describe.skipIf(missing.length > 0)('the rules of the document store', () => {
  let emulator: ChildProcess;
  beforeAll(async () => {
    emulator = await startStore(process.cwd(), emulators, port);
  }, 60_000);
  afterAll(() => emulator.kill());

  for (const [what, allowed, attempt] of checks)
    test(`${allowed ? 'allow' : 'refuse'} ${what}`, async () => {
      expect(await attempt()).toBe(allowed);
    });
});

test.runIf(missing.length > 0)('the rules were not run: something is missing', () => {
  console.info(missing.join('\n'));
  expect(missing.join('\n')).toMatch(/was not found \(looked for/);
});
