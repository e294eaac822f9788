import { expect, test } from 'vitest';
import type { Contact } from '../../../src/content/contact.ts';
import type { ContactPageContent } from '../../../src/content/pages/contact.ts';
import { gettingThere } from '../../../src/pages/contact/getting-there.ts';

const words: ContactPageContent['gettingThere'] = {
  heading: 'Getting there',
  metro: 'Metro',
  bus: 'Bus',
  onFoot: '{minutes} min on foot',
  parking: 'Parking',
  twoWheelers: 'Two-wheelers {where}',
  cars: 'Cars: {where}',
  access: 'Access',
  lift: 'lift',
  noLift: 'no lift',
  wheelchair: 'wheelchair access',
  noWheelchair: 'no wheelchair access',
  entrance: 'Entrance',
};
type Facts = Partial<Pick<Contact, 'metro' | 'bus' | 'parking' | 'access'>>;
const waysOf = (facts: Facts & { address?: { entrance: string } }) =>
  gettingThere(words, { address: {}, ...facts } as Contact);

test('a fact that is not given has no row', () => {
  expect(waysOf({})).toEqual([]);
  expect(waysOf({ parking: {}, access: {} })).toEqual([]);
});

test('each fact has a row with its details', () => {
  const ways = waysOf({
    metro: { station: 'Indiranagar', line: 'Purple Line', minutes: 8 },
    bus: { stop: 'Example Cross', minutes: 1 },
    parking: { twoWheelers: 'in the yard', cars: 'paid' },
    access: { lift: true, wheelchair: false, note: 'Ask at the desk.' },
    address: { entrance: 'The first door.' },
  });
  expect(ways.map(({ label, what, details }) => [label, what, ...details])).toEqual([
    ['Metro', 'Indiranagar, Purple Line', '8 min on foot'],
    ['Bus', 'Example Cross', '1 min on foot'],
    ['Parking', 'Two-wheelers in the yard', 'Cars: paid'],
    ['Access', 'Lift, no wheelchair access', 'Ask at the desk.'],
    ['Entrance', 'The first door.'],
  ]);
});

test('what is given of a fact is the first line', () => {
  expect(waysOf({ parking: { cars: 'paid' } })).toEqual([
    { label: 'Parking', what: 'Cars: paid', details: [] },
  ]);
  expect(waysOf({ access: { lift: false } })[0]!.what).toBe('No lift');
  expect(waysOf({ metro: { station: 'Indiranagar', minutes: 8 } })[0]!.what).toBe('Indiranagar');
});
