/* Links to call, to write and to find the way. */

import type { Contact } from '../contact.ts';

/** A phone number as people read it, "+91 80 4123 4567", and as phones dial it, "+918041234567". */
export interface PhoneNumber {
  display: string;
  e164: string;
}

export const phoneNumber = (display: string): PhoneNumber => ({
  display,
  e164: `+${display.replace(/\D/g, '')}`,
});

const encoded = encodeURIComponent;

/** Returns the URL of a WhatsApp chat. A form with this action sends its field `text` as the message. */
export const whatsAppLink = (number: string) => `https://wa.me/${number.slice(1)}`;

/** Returns the URL of a text message with its words: iPhones read `body` after "&", Android after "?". */
export const smsLink = (number: string, words: string) => `sms:${number}?&body=${encoded(words)}`;

/** Returns the URL of an e-mail with its words, whose lines end with CR and LF as RFC 6068 requires. */
export const mailLink = (address: string, subject: string, words: string) =>
  `mailto:${address}?subject=${encoded(subject)}&body=${encoded(words).replaceAll('%0A', '%0D%0A')}`;

/** Encodes a text as the value of a query: "Unit 0, Banyan Yard" → "Unit+0%2C+Banyan+Yard". */
const asQuery = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** Returns the URL of the way from the visitor to an address on Google Maps. */
export const directionsTo = (query: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${asQuery(query)}`;

/** Returns the URL of an address on Google Maps, for search engines. */
export const mapOf = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${asQuery(query)}`;

/** Returns a street address in one line with its country, for the query of a map. */
export const addressForMap = (address: Contact['address']) =>
  [...postalLines(address), address.country].join(', ');

/** Returns the lines of a postal address without the name of the gym and the country. */
export function postalLines(address: Contact['address']): string[] {
  const { lines, locality, region, postalCode, postalCodeFirst } = address;
  const city = region === undefined ? locality : `${locality}, ${region}`;
  return [...lines, postalCodeFirst ? `${postalCode} ${city}` : `${city} ${postalCode}`];
}
