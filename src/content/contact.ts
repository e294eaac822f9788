import type { z } from 'zod';
import { flag, oneOf, placeholder } from './fields/choices.ts';
import { email, phone } from './fields/contact-details.ts';
import { group, list } from './fields/groups.ts';
import { webLink } from './fields/links.ts';
import { whole } from './fields/numbers.ts';
import { language, text } from './fields/text.ts';
import type { PlaceFormats } from './place/place-formats.ts';
import { mustBe, problem } from './problem.ts';

const postalCode = text(40);

/** Says what is wrong with the postal code in content/contact.yaml, whose schema is below; in India it has six digits. */
function wrongPostalCode(typed: unknown, { country }: PlaceFormats): string | undefined {
  const { data: value } = postalCode.safeParse(typed);
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
    { ...(isCertain && { write: digits }) },
  );
}

const onFoot = whole(1, 120).meta({ title: 'Minutes on foot' });

/** The ways in which a visitor can send the message about a first class. */
export const waysToSend = ['whatsapp', 'sms', 'email', 'call'] as const;

/** Schema of content/contact.yaml: the address and the contact details. */
export const contact = group({
  phone: group({
    number: phone.meta({
      title: 'Phone number',
      description: 'With + and the code of the country, as people read it.',
      written: 'In quotes.',
    }),
    placeholder,
  }),
  email: group({ address: email, placeholder }).meta({ title: 'E-mail' }),
  whatsapp: group({ number: phone.meta({ title: 'Number' }), placeholder })
    .meta({ title: 'Number for WhatsApp' })
    .optional(),
  messages: list(
    oneOf(waysToSend).meta({
      title: 'Way',
      choiceNames: {
        whatsapp: 'WhatsApp',
        sms: 'Text message (SMS)',
        email: 'E-mail',
        call: 'Phone call',
      },
    }),
    { most: 4 },
  ).meta({
    title: 'Ways to send a message',
    description: 'For a first class. The first one is the large button.',
    written: 'whatsapp (with its number above), sms, email, call; the first is the large button.',
  }),
  address: group({
    lines: list(text(80).meta({ title: 'Line of the address' }), { most: 4 }).meta({
      title: 'House and street',
    }),
    locality: text(60).meta({
      title: 'City',
      description: 'Its official name, as in postal addresses.',
    }),
    region: text(60).optional().meta({ title: 'State' }),
    postalCode: postalCode.meta({
      title: 'Postal code',
      examples: ['"560038"'],
      wrongAt: wrongPostalCode,
    }),
    postalCodeFirst: flag
      .optional()
      .meta({ title: 'Postal code before the city', seldomMeant: true }),
    country: text(60),
    landmark: text(60).optional().meta({
      title: 'Landmark',
      description: 'Below the address, as people say it here.',
    }),
    entrance: text(160).optional().meta({ title: 'How to find the door' }),
    placeholder,
  }),
  metro: group({
    station: text(40),
    line: text(40).optional(),
    minutes: onFoot,
    placeholder,
  }).optional(),
  bus: group({ stop: text(40), minutes: onFoot, placeholder }).optional(),
  parking: group({
    twoWheelers: text(60)
      .optional()
      .meta({ title: 'For two-wheelers', examples: ['in the yard'] }),
    cars: text(60).optional().meta({ title: 'For cars' }),
    placeholder,
  }).optional(),
  access: group({
    lift: flag.optional().meta({ title: 'There is a lift' }),
    wheelchair: flag.optional().meta({ title: 'A wheelchair can come in' }),
    note: text(120).optional().meta({ title: 'More about it' }),
    placeholder,
  })
    .meta({ title: 'Lift and wheelchair' })
    .optional(),
  map: group({
    load: oneOf(['visible', 'click']).meta({
      title: 'When the map loads',
      choiceNames: { visible: 'When a visitor scrolls to it', click: 'After a click' },
      written: 'visible: loads when scrolled to; click: only when a visitor asks for it.',
    }),
  }).meta({ description: 'It shows the address.' }),
  social: list(
    group({
      id: text(40).meta({ title: 'Short name', description: 'Visitors do not see it.' }),
      label: text(40).meta({ title: 'Name', description: 'As visitors read it.' }),
      url: webLink.meta({ title: 'Its address' }),
      placeholder,
    }).meta({ title: 'Profile on another site' }),
    { most: 8 },
  ).meta({ title: 'Profiles on other sites', description: 'Instagram, Facebook and others.' }),
  languages: group({
    spoken: list(language, { most: 12 }).meta({ title: 'Spoken at the front desk' }),
    placeholder,
  }),
}).superRefine(({ messages, whatsapp }, context) => {
  const index = messages.indexOf('whatsapp');
  if (index >= 0 && whatsapp === undefined)
    context.addIssue({
      code: 'custom',
      path: ['messages', index],
      message: problem(
        '{field} is WhatsApp, but there is no number for it.',
        'Take WhatsApp out of this list, or add its number: a line whatsapp: and below it, two spaces further in, number: "+91 80 4123 4567"',
      ),
    });
});

export type Contact = z.infer<typeof contact>;
