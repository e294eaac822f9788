import type { Contact } from './contact.ts';

/** An address in one line with its country, as a map is asked for it. */
export const addressForMap = (address: Contact['address']) =>
  [...postalLines(address), address.country].join(', ');

/** The lines of a postal address, without the name of the gym and the country. */
export function postalLines(address: Contact['address']): string[] {
  const { lines, locality, region, postalCode, postalCodeFirst } = address;
  const city = region === undefined ? locality : `${locality}, ${region}`;
  return [...lines, postalCodeFirst ? `${postalCode} ${city}` : `${city} ${postalCode}`];
}
