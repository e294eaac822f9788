import type { Data, RuleCase } from './rule-cases.ts';

const confirmed = (sub: string) => ({
  sub,
  email: `${sub}@gym.example`,
  email_verified: true,
});
const nandini = confirmed('nandini');
const rohan = confirmed('rohan');
const asha = confirmed('asha');
const stranger = confirmed('stranger');
const pretender = { ...rohan, sub: 'pretender', email_verified: false };
const inCapitals = { ...rohan, email: 'Rohan@Gym.example' };

/** The list of staff before the first case. */
export const staffBefore: Record<string, Data> = {
  'staff/nandini@gym.example': { name: 'Nandini Rao', role: 'owner' },
  'staff/rohan@gym.example': { name: 'Rohan Pillai', role: 'publisher' },
  'staff/asha@gym.example': { name: 'Asha Kumar', role: 'viewer' },
};

const entryOf = (sub: string) => `staff/${sub}@gym.example`;
const member = { name: 'Vikram Shetty', role: 'proposer' };

const listCases: RuleCase[] = [
  ['reading my own entry', true, ({ get }) => get(entryOf('rohan'), rohan)],
  ['reading it with capitals in my address', true, ({ get }) => get(entryOf('rohan'), inCapitals)],
  [
    'reading whether I am on the list when I am not',
    true,
    ({ get }) => get(entryOf('stranger'), stranger),
  ],
  ['reading with an address not confirmed', false, ({ get }) => get(entryOf('rohan'), pretender)],
  ['reading without an address', false, ({ get }) => get(entryOf('rohan'), { sub: 'rohan' })],
  ['reading the entry of a colleague', false, ({ get }) => get(entryOf('rohan'), asha)],
  ['reading an entry signed out', false, ({ get }) => get(entryOf('rohan'))],
  [
    'reading an entry with the test account',
    false,
    ({ get }) => get(entryOf('rohan'), { ...rohan, shared: true }),
  ],
  ['reading an entry as owner', true, ({ get }) => get(entryOf('rohan'), nandini)],
  ['listing staff as owner', true, ({ list }) => list('staff', nandini)],
  ['listing staff as publisher', false, ({ list }) => list('staff', rohan)],
  ['listing staff signed out', false, ({ list }) => list('staff')],
  [
    'listing staff with an owner’s address, not confirmed',
    false,
    ({ list }) => list('staff', { ...nandini, email_verified: false }),
  ],
  ['adding somebody as owner', true, ({ set }) => set(entryOf('vikram'), member, nandini)],
  [
    'another role as owner',
    true,
    ({ set }) => set(entryOf('vikram'), { ...member, role: 'viewer' }, nandini),
  ],
  [
    'a role that does not exist',
    false,
    ({ set }) => set(entryOf('vikram'), { ...member, role: 'admin' }, nandini),
  ],
  ['no role', false, ({ set }) => set(entryOf('vikram'), { name: 'Vikram' }, nandini)],
  ['no name', false, ({ set }) => set(entryOf('vikram'), { role: 'viewer' }, nandini)],
  ['an empty name', false, ({ set }) => set(entryOf('vikram'), { ...member, name: '' }, nandini)],
  [
    'a name of 60 letters',
    true,
    ({ set }) => set(entryOf('vikram'), { ...member, name: 'x'.repeat(60) }, nandini),
  ],
  [
    'a name of 61 letters',
    false,
    ({ set }) => set(entryOf('vikram'), { ...member, name: 'x'.repeat(61) }, nandini),
  ],
  [
    'another field of an entry',
    false,
    ({ set }) => set(entryOf('vikram'), { ...member, phone: '1' }, nandini),
  ],
  [
    'an entry with capitals in its address',
    false,
    ({ set }) => set('staff/Vikram@gym.example', member, nandini),
  ],
  ['adding somebody as publisher', false, ({ set }) => set(entryOf('tara'), member, rohan)],
  ['adding myself', false, ({ set }) => set(entryOf('stranger'), member, stranger)],
  [
    'a higher role for myself',
    false,
    ({ set }) => set(entryOf('rohan'), { name: 'Rohan', role: 'owner' }, rohan),
  ],
  [
    'another name for myself as owner',
    true,
    ({ set }) => set(entryOf('nandini'), { name: 'Nandini', role: 'owner' }, nandini),
  ],
  [
    'a lower role for myself as owner',
    false,
    ({ set }) => set(entryOf('nandini'), { name: 'Nandini', role: 'publisher' }, nandini),
  ],
  ['removing myself as owner', false, ({ remove }) => remove(entryOf('nandini'), nandini)],
  ['removing a colleague as publisher', false, ({ remove }) => remove(entryOf('vikram'), rohan)],
  ['removing myself as publisher', false, ({ remove }) => remove(entryOf('rohan'), rohan)],
  ['removing somebody as owner', true, ({ remove }) => remove(entryOf('vikram'), nandini)],
];

const names = (count: number) => Array.from({ length: count }, (_, index) => `File ${index}`);
const at = '2026-11-24T06:00:00.000Z';
const draft = { entries: '[]', device: 'Firefox on Android', at, about: ['Prices'] };

/** Tries a draft of Rohan's that differs from a good one. */
const ofDraft = (what: string, allowed: boolean, changed: Data): RuleCase => [
  `a draft with ${what}`,
  allowed,
  ({ set }) => set('drafts/rohan', { ...draft, ...changed }, rohan),
];

const draftCases: RuleCase[] = [
  ['looking for my draft', true, ({ get }) => get('drafts/rohan', rohan)],
  ['a draft of my own', true, ({ set }) => set('drafts/rohan', draft, rohan)],
  ['reading my draft', true, ({ get }) => get('drafts/rohan', rohan)],
  ['the draft of a viewer', true, ({ set }) => set('drafts/asha', draft, asha)],
  ['reading a colleague’s draft', false, ({ get }) => get('drafts/rohan', asha)],
  ['reading a draft as owner', false, ({ get }) => get('drafts/rohan', nandini)],
  ['reading a draft signed out', false, ({ get }) => get('drafts/rohan')],
  ['writing a colleague’s draft', false, ({ set }) => set('drafts/rohan', draft, asha)],
  ['listing drafts', false, ({ list }) => list('drafts', nandini)],
  ['a draft of a stranger', false, ({ set }) => set('drafts/stranger', draft, stranger)],
  ['looking for a stranger’s draft', false, ({ get }) => get('drafts/stranger', stranger)],
  [
    'a draft with an address not confirmed',
    false,
    ({ set }) => set('drafts/pretender', draft, pretender),
  ],
  [
    'a draft with the test account',
    false,
    ({ set }) => set('drafts/rohan', draft, { ...rohan, shared: true }),
  ],
  ofDraft('900,000 letters', true, { entries: 'x'.repeat(900_000) }),
  ofDraft('900,001 letters', false, { entries: 'x'.repeat(900_001) }),
  ofDraft('900,000 bytes', true, { entries: new Uint8Array(900_000) }),
  ofDraft('900,001 bytes', false, { entries: new Uint8Array(900_001) }),
  ofDraft('a list of entries', false, { entries: [] }),
  ofDraft('a timestamp', true, { at: new Date(at) }),
  ofDraft('a number for its time', false, { at: 5 }),
  ofDraft('a time of 41 letters', false, { at: 'x'.repeat(41) }),
  ofDraft('a device of 100 letters', true, { device: 'x'.repeat(100) }),
  ofDraft('a device of 101 letters', false, { device: 'x'.repeat(101) }),
  ofDraft('no names', true, { about: [] }),
  ofDraft('50 names', true, { about: names(50) }),
  ofDraft('51 names', false, { about: names(51) }),
  ofDraft('a name of 200 letters', true, { about: ['x'.repeat(200)] }),
  ofDraft('a name of 201 letters', false, { about: ['x'.repeat(201)] }),
  ofDraft('a last name of 201 letters', false, { about: [...names(49), 'x'.repeat(201)] }),
  ofDraft('a number for a name', false, { about: ['Prices', 5] }),
  ofDraft('a text for its names', false, { about: 'Prices' }),
  ofDraft('another field', false, { by: 'Rohan' }),
  ...Object.keys(draft).map((field): RuleCase => {
    const others = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== field));
    return [`a draft without "${field}"`, false, ({ set }) => set('drafts/rohan', others, rohan)];
  }),
  ['deleting a colleague’s draft', false, ({ remove }) => remove('drafts/rohan', asha)],
  ['deleting my draft', true, ({ remove }) => remove('drafts/rohan', rohan)],
];

const editing = { name: 'Rohan Pillai', about: ['Prices'], at };

/** Tries a note of Rohan's that differs from a good one. */
const ofNote = (what: string, allowed: boolean, changed: Data): RuleCase => [
  `a note with ${what}`,
  allowed,
  ({ set }) => set('editing/rohan', { ...editing, ...changed }, rohan),
];

const editingCases: RuleCase[] = [
  ['a note of what I change', true, ({ set }) => set('editing/rohan', editing, rohan)],
  ['reading a colleague’s note', true, ({ get }) => get('editing/rohan', asha)],
  ['listing notes as viewer', true, ({ list }) => list('editing', asha)],
  ['reading a note as a stranger', false, ({ get }) => get('editing/rohan', stranger)],
  ['listing notes as a stranger', false, ({ list }) => list('editing', stranger)],
  ['listing notes signed out', false, ({ list }) => list('editing')],
  ['listing notes with an address not confirmed', false, ({ list }) => list('editing', pretender)],
  ['writing a colleague’s note', false, ({ set }) => set('editing/rohan', editing, asha)],
  ['a note of a stranger', false, ({ set }) => set('editing/stranger', editing, stranger)],
  ofNote('a name of 60 letters', true, { name: 'x'.repeat(60) }),
  ofNote('a name of 61 letters', false, { name: 'x'.repeat(61) }),
  ofNote('50 names', true, { about: names(50) }),
  ofNote('51 names', false, { about: names(51) }),
  ofNote('a name of 201 letters in its list', false, { about: ['x'.repeat(201)] }),
  ofNote('a timestamp', false, { at: new Date(at) }),
  ofNote('a time of 41 letters', false, { at: 'x'.repeat(41) }),
  ofNote('another field', false, { entries: '[]' }),
  ...Object.keys(editing).map((field): RuleCase => {
    const others = Object.fromEntries(Object.entries(editing).filter(([name]) => name !== field));
    return [`a note without "${field}"`, false, ({ set }) => set('editing/rohan', others, rohan)];
  }),
  ['deleting a colleague’s note', false, ({ remove }) => remove('editing/rohan', nandini)],
  ['deleting my note', true, ({ remove }) => remove('editing/rohan', rohan)],
  ['removing a colleague with a draft', true, ({ remove }) => remove(entryOf('asha'), nandini)],
  ['reading my draft when I am off the list', false, ({ get }) => get('drafts/asha', asha)],
  ['listing notes when I am off the list', false, ({ list }) => list('editing', asha)],
];

/** What is tried with the collections of the desk, in this order. */
export const staffCases = [...listCases, ...draftCases, ...editingCases];
