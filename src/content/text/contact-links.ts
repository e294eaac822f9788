import type { Contact } from '../contact.ts';

/** A phone number as people read it, and as phones dial it: "+91 80 4123 4567" → "+918041234567". */
export interface PhoneNumber {
  display: string;
  e164: string;
}

export const phoneNumber = (display: string): PhoneNumber => ({
  display,
  e164: `+${display.replace(/\D/g, '')}`,
});

const encoded = encodeURIComponent;

/** The URL of a WhatsApp chat with a number. A form with this action sends its field `text` as the message. */
export const whatsAppLink = (number: string) => `https://wa.me/${number.slice(1)}`;

/** The URL of a text message that is already written: iPhones read `body` after "&", Android after "?". */
export const smsLink = (number: string, words: string) => `sms:${number}?&body=${encoded(words)}`;

/** The URL of an e-mail that is already written; its lines end with CR and LF, RFC 6068. */
export const mailLink = (address: string, subject: string, words: string) =>
  `mailto:${address}?subject=${encoded(subject)}&body=${encoded(words).replaceAll('%0A', '%0D%0A')}`;

/** A text as a value of a query: "Unit 0, Banyan Yard" → "Unit+0%2C+Banyan+Yard". */
const asQuery = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** The URL of Google Maps directions to a place, from the visitor's position. */
export const directionsTo = (query: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${asQuery(query)}`;

/** The URL of a place on Google Maps, for search engines. */
export const mapOf = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${asQuery(query)}`;

/** An address in one line with its country, as a map is asked for it. */
export const addressForMap = (address: Contact['address']) =>
  [...postalLines(address), address.country].join(', ');

/** The lines of a postal address, without the name of the gym and the country. */
export function postalLines(address: Contact['address']): string[] {
  const { lines, locality, region, postalCode, postalCodeFirst } = address;
  const city = region === undefined ? locality : `${locality}, ${region}`;
  return [...lines, postalCodeFirst ? `${postalCode} ${city}` : `${city} ${postalCode}`];
}
