import { testAccountUid } from '../../src/accounts/service.ts';
import type { RuleCase } from './rule-cases.ts';

const me = { sub: 'me' };
const other = { sub: 'other' };
const shared = { sub: 'shared', shared: true };
const sharedByUid = { sub: testAccountUid };
const meShared = { sub: 'me', shared: true };
const ids = (count: number) => Array.from({ length: count }, (_, index) => `class-${index}`);

/** What is tried with saved classes, in this order, and whether the rules let it through. */
export const userCases: RuleCase[] = [
  ['an empty list of my own', true, ({ set }) => set('users/me', { savedShows: [] }, me)],
  ['reading my own', true, ({ get }) => get('users/me', me)],
  ['reading somebody else’s', false, ({ get }) => get('users/me', other)],
  ['reading signed out', false, ({ get }) => get('users/me')],
  ['listing everybody', false, ({ list }) => list('users', me)],
  ['30 ids', true, ({ set }) => set('users/me', { savedShows: ids(30) }, me)],
  ['31 ids', false, ({ set }) => set('users/me', { savedShows: ids(31) }, me)],
  ['the 31st', false, ({ union }) => union('users/me', ['one-more'], me)],
  ['one of the 30 again', true, ({ union }) => union('users/me', ['class-3'], me)],
  ['an id twice', false, ({ set }) => set('users/me', { savedShows: ['a', 'a'] }, me)],
  ['a number', false, ({ set }) => set('users/me', { savedShows: [5] }, me)],
  ['nothing in the list', false, ({ set }) => set('users/me', { savedShows: [null] }, me)],
  ['a group in the list', false, ({ set }) => set('users/me', { savedShows: [{ a: 1 }] }, me)],
  ['yes or no in the list', false, ({ set }) => set('users/me', { savedShows: [true] }, me)],
  ['65 letters', false, ({ set }) => set('users/me', { savedShows: ['x'.repeat(65)] }, me)],
  ['64 letters', true, ({ set }) => set('users/me', { savedShows: ['x'.repeat(64)] }, me)],
  ['markup', false, ({ set }) => set('users/me', { savedShows: ['<img>'] }, me)],
  ['a line break', false, ({ set }) => set('users/me', { savedShows: ['abc\nd'] }, me)],
  ['a line break at the end', false, ({ set }) => set('users/me', { savedShows: ['abc\n'] }, me)],
  ['an empty id', false, ({ set }) => set('users/me', { savedShows: [''] }, me)],
  ['a text for a list', false, ({ set }) => set('users/me', { savedShows: 'x' }, me)],
  ['no list', false, ({ set }) => set('users/me', { savedShows: null }, me)],
  ['another field', false, ({ set }) => set('users/me', { savedShows: [], admin: true }, me)],
  ['no field', false, ({ set }) => set('users/me', {}, me)],
  ['writing signed out', false, ({ set }) => set('users/me', { savedShows: [] })],
  ['writing somebody else’s', false, ({ set }) => set('users/me', { savedShows: [] }, other)],
  [
    'making sure of what is missing',
    true,
    ({ union }) => union('users/fresh', [], { sub: 'fresh' }),
  ],
  ['making sure twice', true, ({ union }) => union('users/fresh', [], { sub: 'fresh' })],
  ['adding', true, ({ union }) => union('users/fresh', ['a'], { sub: 'fresh' })],
  ['making sure of what is full', true, ({ union }) => union('users/fresh', [], { sub: 'fresh' })],
  [
    'adding to what is missing',
    true,
    ({ union }) => union('users/fresh2', ['a'], { sub: 'fresh2' }),
  ],
  ['reading as the test account', true, ({ get }) => get('users/me', meShared)],
  [
    'writing as the test account',
    false,
    ({ set }) => set('users/shared', { savedShows: [] }, shared),
  ],
  [
    'writing as the test account with a token from before its claim',
    false,
    ({ set }) => set(`users/${testAccountUid}`, { savedShows: [] }, sharedByUid),
  ],
  ['deleting as the test account', false, ({ remove }) => remove('users/me', meShared)],
  ['deleting my own', true, ({ remove }) => remove('users/me', me)],
  ['another collection', false, ({ set }) => set('posts/x', {}, me)],
  ['below my document', false, ({ set }) => set('users/me/x/y', {}, me)],
  [
    'an e-mail address for a key',
    false,
    ({ set }) => set('users/a@b.co', { savedShows: [] }, { sub: 'u' }),
  ],
];
