import type { z } from 'zod';
import { flag, oneOf, placeholder } from './fields/choices.ts';
import { dialled, email, phone } from './fields/contact-details.ts';
import { certainlyMeant, fault } from './fields/fault.ts';
import { group, list } from './fields/groups.ts';
import { language } from './fields/languages.ts';
import { webLink } from './fields/links.ts';
import { whole } from './fields/numbers.ts';
import { text } from './fields/text.ts';
import { inputOf } from '../findings/input.ts';
import { homeCountry } from './countries.ts';

const onFoot = whole(1, 120).meta({ title: 'Minutes on foot' });

/** The ways in which a visitor can send the message about a first class. */
export const waysToSend = ['whatsapp', 'sms', 'email', 'call'] as const;

/** Schema of content/contact.yaml: the address and the contact details. */
export const contact = group({
  phone: group({
    display: phone.meta({ title: 'Number, as people read it', written: 'In quotes.' }),
    e164: dialled.meta({
      title: 'Number, as a phone dials it',
      follows: 'display',
      description: 'With the country in front and nothing between the digits.',
      written: '+ and digits, no spaces.',
    }),
    placeholder,
  }),
  email: group({ address: email, placeholder }).meta({ title: 'E-mail' }),
  whatsapp: group({ e164: dialled.meta({ title: 'Number' }), placeholder })
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
    postalCode: text(40)
      .refine((value) => homeCountry().postalCode.test(value), {
        error: ({ input }) => {
          const { postalCode, postalCodeInWords } = homeCountry();
          const digits = String(input).replace(/\D/g, '');
          return fault({
            code: 'not-a-postal-code',
            data: { input: inputOf(input), form: postalCodeInWords },
            meant: postalCode.test(digits) ? certainlyMeant(`"${digits}"`) : undefined,
          });
        },
      })
      .meta({
        title: 'Postal code',
        get examples() {
          return [`"${homeCountry().postalCodeExample}"`];
        },
      }),
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
    query: text(200)
      .refine((value) => !/^(https?:|www\.)/i.test(value), fault({ code: 'map-query-is-a-link' }))
      .meta({ title: 'Place on the map', description: 'What you would type into Google Maps.' }),
    load: oneOf(['visible', 'click']).meta({
      title: 'When the map loads',
      choiceNames: { visible: 'When a visitor scrolls to it', click: 'After a click' },
      written: 'visible: loads when scrolled to; click: only when a visitor asks for it.',
    }),
    placeholder,
  }),
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
      message: fault({ code: 'chat-without-number' }),
    });
});

export type Contact = z.infer<typeof contact>;
