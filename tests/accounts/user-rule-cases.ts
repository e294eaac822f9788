import { testAccountUid } from '../../src/accounts/service.ts';
import type { Data, RuleCase, Sender } from './rule-cases.ts';

const me = { sub: 'me' };
const other = { sub: 'other' };
const shared = { sub: 'shared', shared: true };
const sharedByUid = { sub: testAccountUid };
const meShared = { sub: 'me', shared: true };
const ids = (count: number) => Array.from({ length: count }, (_, index) => `class-${index}`);

type Sent = RuleCase[2];
const saving =
  (savedShows: Data[string], as: Sender = me, whose = 'me'): Sent =>
  ({ set }) =>
    set(`users/${whose}`, { savedShows }, as);
const adding =
  (whose: string, ...added: string[]): Sent =>
  ({ union }) =>
    union(`users/${whose}`, added, { sub: whose });

/** What is tried with saved classes, in this order, and whether the rules let it through. */
export const userCases: RuleCase[] = [
  ['an empty list of my own', true, saving([])],
  ['reading my own', true, ({ get }) => get('users/me', me)],
  ['reading somebody else’s', false, ({ get }) => get('users/me', other)],
  ['reading signed out', false, ({ get }) => get('users/me')],
  ['listing everybody', false, ({ list }) => list('users', me)],
  ['30 ids', true, saving(ids(30))],
  ['31 ids', false, saving(ids(31))],
  ['the 31st', false, adding('me', 'one-more')],
  ['one of the 30 again', true, adding('me', 'class-3')],
  ['an id twice', false, saving(['a', 'a'])],
  ['a number', false, saving([5])],
  ['nothing in the list', false, saving([null])],
  ['a group in the list', false, saving([{ a: 1 }])],
  ['yes or no in the list', false, saving([true])],
  ['65 letters', false, saving(['x'.repeat(65)])],
  ['64 letters', true, saving(['x'.repeat(64)])],
  ['markup', false, saving(['<img>'])],
  ['a line break', false, saving(['abc\nd'])],
  ['a line break at the end', false, saving(['abc\n'])],
  ['an empty id', false, saving([''])],
  ['a text for a list', false, saving('x')],
  ['no list', false, saving(null)],
  ['another field', false, ({ set }) => set('users/me', { savedShows: [], admin: true }, me)],
  ['no field', false, ({ set }) => set('users/me', {}, me)],
  ['writing signed out', false, ({ set }) => set('users/me', { savedShows: [] })],
  ['writing somebody else’s', false, saving([], other)],
  ['making sure of what is missing', true, adding('fresh')],
  ['making sure twice', true, adding('fresh')],
  ['adding', true, adding('fresh', 'a')],
  ['making sure of what is full', true, adding('fresh')],
  ['adding to what is missing', true, adding('fresh2', 'a')],
  ['reading as the test account', true, ({ get }) => get('users/me', meShared)],
  ['writing as the test account', false, saving([], shared, 'shared')],
  [
    'writing as the test account with a token from before its claim',
    false,
    saving([], sharedByUid, testAccountUid),
  ],
  ['deleting as the test account', false, ({ remove }) => remove('users/me', meShared)],
  ['deleting my own', true, ({ remove }) => remove('users/me', me)],
  ['another collection', false, ({ set }) => set('posts/x', {}, me)],
  ['below my document', false, ({ set }) => set('users/me/x/y', {}, me)],
  ['an e-mail address for a key', false, saving([], { sub: 'u' }, 'a@b.co')],
];
