import type { Data, RuleCase } from './rule-cases.ts';
import { asha, entryOf, nandini, pretender, rohan, stranger } from './staff-rule-cases.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `File ${index}`);
const at = '2026-11-24T06:00:00.000Z';
const draft = { entries: '[]', device: 'Firefox on Android', at, about: ['Prices'] };

/** Tries a draft of Rohan's that differs from a good one. */
const ofDraft = (what: string, allowed: boolean, changed: Data): RuleCase => [
  `a draft with ${what}`,
  allowed,
  ({ set }) => set('drafts/rohan', { ...draft, ...changed }, rohan),
];

const ownDraftCases: RuleCase[] = [
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

/** What is tried with drafts and notes after the list of staff, in this order. */
export const draftCases = [...ownDraftCases, ...editingCases];
