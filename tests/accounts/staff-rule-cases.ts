import type { Data, RuleCase, Sender } from './rule-cases.ts';

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

type Attempt = RuleCase[2];
type Person = { sub: string };

const reads =
  (whose: Person, as?: Sender): Attempt =>
  ({ get }) =>
    get(entryOf(whose.sub), as);
const lists =
  (as?: Sender): Attempt =>
  ({ list }) =>
    list('staff', as);
const writes =
  (sub: string, entry: Data, as: Sender): Attempt =>
  ({ set }) =>
    set(entryOf(sub), entry, as);
/** An owner writes the entry of Vikram. */
const adds = (changed: Data = {}) => writes('vikram', { ...member, ...changed }, nandini);
const removes =
  (sub: string, as: Sender): Attempt =>
  ({ remove }) =>
    remove(entryOf(sub), as);

const [nandiniNotConfirmed, sharedRohan] = [
  { ...nandini, email_verified: false },
  { ...rohan, shared: true },
];
const withCapitals: Attempt = ({ set }) => set('staff/Vikram@gym.example', member, nandini);
const owner = { ...member, role: 'owner' };

/** What is tried with the list of staff, in this order. */
export const staffCases: RuleCase[] = [
  ['reading my own entry', true, reads(rohan, rohan)],
  ['reading it with capitals in my address', true, reads(rohan, inCapitals)],
  ['reading whether I am on the list when I am not', true, reads(stranger, stranger)],
  ['reading with an address not confirmed', false, reads(rohan, pretender)],
  ['reading without an address', false, reads(rohan, { sub: 'rohan' })],
  ['reading the entry of a colleague', false, reads(rohan, asha)],
  ['reading an entry signed out', false, reads(rohan)],
  ['reading an entry with the test account', false, reads(rohan, sharedRohan)],
  ['reading an entry as owner', true, reads(rohan, nandini)],
  ['listing staff as owner', true, lists(nandini)],
  ['listing staff as publisher', false, lists(rohan)],
  ['listing staff signed out', false, lists()],
  ['listing staff with an owner’s address, not confirmed', false, lists(nandiniNotConfirmed)],
  ['adding somebody as owner', true, adds()],
  ['another role as owner', true, adds({ role: 'owner' })],
  ['a role that does not exist', false, adds({ role: 'admin' })],
  ['no role', false, writes('vikram', { name: 'Vikram' }, nandini)],
  ['no name', false, writes('vikram', { role: 'publisher' }, nandini)],
  ['an empty name', false, adds({ name: '' })],
  ['a name of 60 letters', true, adds({ name: 'x'.repeat(60) })],
  ['a name of 61 letters', false, adds({ name: 'x'.repeat(61) })],
  ['another field of an entry', false, adds({ phone: '1' })],
  ['an entry with capitals in its address', false, withCapitals],
  ['adding somebody as publisher', false, writes('tara', member, rohan)],
  ['adding myself', false, writes('stranger', member, stranger)],
  ['a higher role for myself', false, writes('rohan', owner, rohan)],
  ['another name for myself as owner', true, writes('nandini', owner, nandini)],
  ['a lower role for myself as owner', false, writes('nandini', member, nandini)],
  ['removing myself as owner', false, removes('nandini', nandini)],
  ['removing a colleague as publisher', false, removes('vikram', rohan)],
  ['removing myself as publisher', false, removes('rohan', rohan)],
  ['removing somebody as owner', true, removes('vikram', nandini)],
];
