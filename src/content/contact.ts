/* The schema of content/contact.yaml. */

import type { z } from 'zod';
import { flag, oneOf, placeholder, placeholderOf } from './fields/choices.ts';
import { email, phone } from './fields/contact-details.ts';
import { group, list } from './fields/groups.ts';
import { webLink } from './fields/links.ts';
import { whole } from './fields/numbers.ts';
import { language, text } from './fields/text.ts';
import type { PlaceFormats } from './place/place-formats.ts';
import { mustBe, problem, report, type ValueSentences } from './problem.ts';

const anyPostalCode = text(40);

/** Says what is wrong with a postal code; in India it has six digits. */
function wrongPostalCode(typed: unknown, { country }: PlaceFormats): ValueSentences | undefined {
  const { data: value } = anyPostalCode.safeParse(typed);
  const form = country === 'IN' ? /^[1-9]\d{5}$/ : /^[A-Z\d][A-Z\d -]{1,9}$/;
  if (value === undefined || form.test(value)) return undefined;
  const digits = value.replace(/\D/g, '');
  const isCertain = digits !== value && form.test(digits) && /^[\d\s]+$/.test(value);
  return mustBe(
    country === 'IN'
      ? 'six digits without a space'
      : 'a postal code of capital letters, digits and spaces',
    value,
    isCertain ? `Write "${digits}"` : 'Write the postal code, in double quotes.',
    { atDesk: 'Write the postal code.', ...(isCertain && { write: digits }) },
  );
}

const postalCode = text('Postal code', 40, { example: '"560038"', wrongAt: wrongPostalCode });

const onFoot = whole('Minutes on foot', 1, 120);

/** The ways in which a visitor can send the message about a first class. */
export const waysToSend = ['whatsapp', 'sms', 'email', 'call'] as const;

/** Schema of content/contact.yaml: the street address and the contact details. */
export const contact = group({
  phone: group({
    number: phone('Phone number', {
      help: 'With + and the code of the country, as people read it.',
      written: 'In quotes.',
    }),
    placeholder: placeholderOf('number'),
  }),
  email: group('E-mail', { address: email(), placeholder: placeholderOf('address') }),
  whatsapp: group('Number for WhatsApp', {
    number: phone('Number'),
    placeholder: placeholderOf('number'),
  }).optional(),
  messages: list(
    'Ways to send a message',
    oneOf('Way', waysToSend, {
      choiceNames: {
        whatsapp: 'WhatsApp',
        sms: 'Text message (SMS)',
        email: 'E-mail',
        call: 'Phone call',
      },
    }),
    {
      most: 4,
      help: 'For a first class. The first one is the large button.',
      written: 'whatsapp (with its number above), sms, email, call; the first is the large button.',
    },
  ),
  address: group({
    lines: list('House and street', text('Line of the address', 80), { most: 4 }),
    locality: text('City', 60, { help: 'Its official name, as in postal addresses.' }),
    region: text('State', 60).optional(),
    postalCode,
    postalCodeFirst: flag('Postal code before the city', { seldomMeant: true }).optional(),
    country: text(60),
    landmark: text('Landmark', 60, {
      help: 'Below the address, as people say it here.',
    }).optional(),
    entrance: text('How to find the door', 160).optional(),
    placeholder: placeholderOf('lines'),
  }),
  metro: group({
    station: text(40),
    line: text(40).optional(),
    minutes: onFoot,
    placeholder: placeholderOf('station'),
  }).optional(),
  bus: group({ stop: text(40), minutes: onFoot, placeholder: placeholderOf('stop') }).optional(),
  parking: group({
    twoWheelers: text('For two-wheelers', 60, { example: 'in the yard' }).optional(),
    cars: text('For cars', 60).optional(),
    placeholder,
  }).optional(),
  access: group('Lift and wheelchair', {
    lift: flag('There is a lift').optional(),
    wheelchair: flag('A wheelchair can come in').optional(),
    note: text('More about it', 120).optional(),
    placeholder,
  }).optional(),
  map: group(
    'Map',
    {
      load: oneOf('When the map loads', ['visible', 'click'], {
        choiceNames: { visible: 'When a visitor scrolls to it', click: 'After a click' },
        written: 'visible: loads when scrolled to; click: only when a visitor asks for it.',
      }),
    },
    { help: 'It shows the address.' },
  ),
  social: list(
    'Profiles on other sites',
    group('Profile on another site', {
      id: text('Short name', 40, { help: 'Visitors do not see it.', rare: true }),
      label: text('Name', 40, { help: 'As visitors read it.' }),
      url: webLink('Its address'),
      placeholder: placeholderOf('url'),
    }),
    { most: 8, help: 'Instagram, Facebook and others.', unique: ['id', 'label', 'url'] },
  ),
  languages: group({
    spoken: list('Spoken at the front desk', language, { most: 12, unique: ['code'] }),
    placeholder,
  }),
}).superRefine(({ messages, whatsapp }, context) => {
  const index = messages.indexOf('whatsapp');
  if (index >= 0 && whatsapp === undefined)
    report(
      context,
      problem(
        '{field} is WhatsApp, but there is no number for it.',
        'Take WhatsApp out of this list, or add its number: a line whatsapp: and below it, two spaces further in, number: "+91 80 4123 4567"',
        { atDesk: 'Take WhatsApp out of this list, or add its number.' },
      ),
      'messages',
      index,
    );
});

export type Contact = z.infer<typeof contact>;
