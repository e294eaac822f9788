import type { Data, RuleCase } from './rule-cases.ts';

const confirmed = (sub: string) => ({
  sub,
  email: `${sub}@gym.example`,
  email_verified: true,
});
export const nandini = confirmed('nandini');
export const rohan = confirmed('rohan');
export const asha = confirmed('asha');
export const stranger = confirmed('stranger');
export const pretender = { ...rohan, sub: 'pretender', email_verified: false };
const inCapitals = { ...rohan, email: 'Rohan@Gym.example' };

/** The list of staff before the first case. */
export const staffBefore: Record<string, Data> = {
  'staff/nandini@gym.example': { name: 'Nandini Rao', role: 'owner' },
  'staff/rohan@gym.example': { name: 'Rohan Pillai', role: 'publisher' },
  'staff/asha@gym.example': { name: 'Asha Kumar', role: 'publisher' },
};

export const entryOf = (sub: string) => `staff/${sub}@gym.example`;
const member = { name: 'Vikram Shetty', role: 'publisher' };

/** What is tried with the list of staff, in this order. */
export const staffCases: RuleCase[] = [
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
    ({ set }) => set(entryOf('vikram'), { ...member, role: 'owner' }, nandini),
  ],
  [
    'a role that does not exist',
    false,
    ({ set }) => set(entryOf('vikram'), { ...member, role: 'admin' }, nandini),
  ],
  ['no role', false, ({ set }) => set(entryOf('vikram'), { name: 'Vikram' }, nandini)],
  ['no name', false, ({ set }) => set(entryOf('vikram'), { role: 'publisher' }, nandini)],
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
