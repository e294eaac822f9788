import type { z } from 'zod';
import { oneOf, placeholder } from './fields/choices.ts';
import { dialled, email, phone } from './fields/contact-details.ts';
import { group, list } from './fields/groups.ts';
import { webLink } from './fields/links.ts';
import { text } from './fields/text.ts';
import { says, shown } from './messages.ts';

/** content/contact.yaml: where the gym is and how to reach it. */
export const contact = group({
  phone: group({
    display: phone.meta({ description: 'As people read it.', written: 'In quotes.' }),
    e164: dialled.meta({
      description: 'As a phone dials it.',
      written: '+ and digits, no blanks.',
    }),
    placeholder,
  }),
  email: group({ address: email, placeholder }),
  whatsapp: group({ e164: dialled, placeholder }).optional(),
  address: group({
    lines: list(text(80), { most: 4 }).meta({ description: 'Street and house, one line each.' }),
    locality: text(60),
    region: text(60),
    postalCode: text(40)
      .regex(/^[1-9]\d{5}$/, {
        error: ({ input }) => {
          const digits = String(input).replace(/\D/g, '');
          return says(
            `must be six digits without a blank, but here is ${shown(input)}.`,
            /^[1-9]\d{5}$/.test(digits)
              ? `Write {key}: "${digits}"`
              : 'Write the six digits of the postal code in double quotes.',
          );
        },
      })
      .meta({ examples: ['"560038"'] }),
    country: text(60),
    countryCode: oneOf(['IN']),
    placeholder,
  }),
  map: group({
    query: text(200)
      .refine(
        (value) => !/^(https?:|www\.)/i.test(value),
        'must be the words of an address, not a link.\nWrite what you would type into the search field of a map.',
      )
      .meta({ description: 'What you would type into Google Maps.' }),
    load: oneOf(['visible', 'click']).meta({
      description: 'It loads when a visitor scrolls to it, or only when asked for.',
      written: 'visible: loads when scrolled to; click: only when a visitor asks for it.',
    }),
    placeholder,
  }),
  social: list(group({ id: text(40), label: text(40), url: webLink, placeholder }), { most: 8 }),
  languages: group({
    spoken: list(
      group({
        name: text(40),
        code: text(8).regex(
          /^[a-z]{2,3}$/,
          'must be the short code of a language: two or three small letters.\nWrite {key}: en for English, kn for Kannada, hi for Hindi',
        ),
      }),
      { most: 12 },
    ),
    placeholder,
  }),
});

export type Contact = z.infer<typeof contact>;
