import { formatPrice } from '../../text/format.ts';
import { homeCountry } from '../countries.ts';
import {
  separateWordings,
  sameWording,
  type Voice,
  type Wordings,
} from '../../findings/wording.ts';

interface Typed {
  input: unknown;
}
interface Counted extends Typed {
  noun: string;
  example: number;
}

interface Limits {
  least: number;
  most: number;
}

const fullNumber = (say: Voice, example = homeCountry().phone) =>
  `Write the full number with its country code, for example ${say.typed(`"${example}"`)}`;
const digitsOnly = (say: Voice, example: number) =>
  `Write digits only, for example ${say.typed(String(example))}`;
const fromTo = (least: number, most: number, example: string) =>
  `Write a number from ${least} to ${most}, for example ${example}`;

/** Names and examples of the standard codes in site.yaml, for messages. */
const standards = {
  language: { noun: 'the code of a language', example: 'en for English, da for Danish' },
  country: { noun: 'the code of a country', example: 'IN for India, DK for Denmark' },
  zone: { noun: 'the name of a time zone', example: 'Asia/Kolkata, or Europe/Copenhagen' },
  currency: { noun: 'the code of a currency', example: 'INR for Indian rupees, EUR for euros' },
} as const;

/**
 * Messages for schema errors in choices, numbers, prices, addresses, codes, ids and pictures, alone or together with a
 * field that they depend on.
 */
export const singleValueWordings = {
  'not-yes-or-no': sameWording<Typed>(({ input }, say, meant) => [
    say.expected('true or false', input),
    say.toType(meant),
  ]),
  'words-without-consent': separateWordings({
    file: (_, say) => [
      `${say.subject} is false, but words of a member may be shown only with their consent.`,
      'Ask the member and write consent: true, or delete this voice.',
    ],
    desk: () => [
      'Words of a member may be shown only with their consent.',
      'Ask the member, or remove this voice.',
    ],
  }),
  'not-a-choice': sameWording<Typed & { choices: readonly string[] }>(
    ({ input, choices }, say, meant) => [
      say.expected(`one of ${choices.join(', ')}`, input),
      say.toType(meant),
    ],
  ),
  'not-a-weekday': sameWording<Typed>(({ input }, say, meant) => [
    say.expected('a weekday in lowercase', input),
    say.toType(meant),
  ]),

  // Numbers and prices.
  'not-a-number': sameWording<Counted>(({ noun, input, example }, say) => [
    say.expected(noun, input),
    digitsOnly(say, example),
  ]),
  'number-with-fraction': sameWording<Counted>(({ noun, input, example }, say) => [
    say.expected(noun, input),
    digitsOnly(say, example),
  ]),
  'number-too-small': separateWordings<Counted & Limits>({
    file: ({ least, most, input, example }, say) => [
      say.expected(`at least ${least}`, input),
      fromTo(least, most, say.typed(String(example))),
    ],
    desk: ({ least, most, example }) => [
      `This should be at least ${least}.`,
      fromTo(least, most, String(example)),
    ],
  }),
  'number-too-large': separateWordings<Counted & Limits>({
    file: ({ least, most, input, example }, say) => [
      say.expected(`at most ${most}`, input),
      fromTo(least, most, say.typed(String(example))),
    ],
    desk: ({ least, most, example }) => [
      `This can be at most ${most}.`,
      fromTo(least, most, String(example)),
    ],
  }),
  'scale-not-rising': sameWording<{ normalFrom: number }>(({ normalFrom }, say) => [
    `${say.subject} is not above ${normalFrom}, where Normal begins.`,
    `Write a number above ${normalFrom}.`,
  ]),
  'not-a-price': separateWordings<Typed>({
    file: ({ input }, say, meant) => [
      say.expected(`a number of ${__PLACE__.currencyName}`, input),
      meant ? say.toType(meant) : digitsOnly(say, 750),
    ],
    desk: ({ input }) => {
      const amount = amountIn(input);
      if (amount <= 0) return [moreThanZero, ''];
      return [
        Number.isInteger(amount) || Number.isNaN(amount) ? priceInDigits() : wholeAmount(),
        '',
      ];
    },
  }),
  'price-with-fraction': separateWordings<Typed>({
    file: ({ input }, say, meant) => [
      say.expected(
        __PLACE__.decimals === 0
          ? `whole ${__PLACE__.currencyName}`
          : `a price with at most ${__PLACE__.decimals} digits after the point`,
        input,
      ),
      say.toType(meant),
    ],
    desk: ({ input }) => [amountIn(input) <= 0 ? moreThanZero : wholeAmount(), ''],
  }),
  'price-not-above-zero': separateWordings<Typed & { example: number }>({
    file: ({ input, example }, say) => [
      say.expected('more than 0', input),
      `Write the price in ${__PLACE__.currencyName}, for example ${say.typed(String(example))}`,
    ],
    desk: () => [moreThanZero, ''],
  }),
  'paid-without-price': separateWordings({
    file: (_, say) => [
      `${say.subject} is paid, but the price is missing.`,
      'Add a line price: 200, or write offer: free',
    ],
    desk: () => ['The price is missing.', 'Fill in the price, or choose free.'],
  }),
  'price-too-high': sameWording<Typed>(({ input }, say) => [
    `${say.subject} is ${formatPrice(Number(input))}, which cannot be right.`,
    `Write the price in ${__PLACE__.currencyName}, for example ${say.typed('750')}`,
  ]),

  // Phones, mail, addresses, and the codes and formats of a place.
  'not-an-email': sameWording<Typed>(({ input }, say) => [
    say.expected('an e-mail address', input),
    `Write it in full, for example ${say.typed('"hello@gym.example"')}`,
  ]),
  'phone-without-quotes': separateWordings({
    file: (_, say, meant) => [
      `${say.subject} must be in quotes; otherwise the number loses its + or its leading 0.`,
      `Put it in double quotes: ${say.typed(meant!.values[0]!)}`,
    ],
    desk: (_, say, meant) => [
      'Enter this as text; otherwise the number loses its + or its leading 0.',
      say.toType(meant),
    ],
  }),
  'phone-with-letters': sameWording<Typed>(({ input }, say) => [
    say.expected('digits only', input),
    fullNumber(say),
  ]),
  'phone-too-short': sameWording<{ digits: number; least: number }>(({ digits, least }, say) => [
    `${say.subject} has only ${digits} digits; a phone number has at least ${least}.`,
    fullNumber(say),
  ]),
  'phone-too-long': sameWording<{ digits: number }>(({ digits }, say) => [
    `${say.subject} has ${digits} digits; a phone number has at most 15.`,
    fullNumber(say),
  ]),
  'phone-not-dialled': sameWording<Typed & { example: string }>(({ input, example }, say) => [
    say.expected('a + and the digits without spaces', input),
    fullNumber(say, example),
  ]),
  'not-a-postal-code': separateWordings<Typed & { form: string }>({
    file: ({ input, form }, say, meant) => [
      say.expected(form, input),
      meant ? say.toType(meant) : 'Write the postal code in double quotes.',
    ],
    desk: ({ input, form }, say, meant) => [
      say.expected(form, input),
      meant ? say.toType(meant) : '',
    ],
  }),
  'not-a-code-of': sameWording<Typed & { standard: keyof typeof standards }>(
    ({ input, standard }, say) => [
      say.expected(standards[standard].noun, input),
      `Write ${standards[standard].example}`,
    ],
  ),
  'not-a-clock': sameWording<Typed>(({ input }, say) => [
    say.expected('12 or 24', input),
    `Write ${say.typed('12')} for a clock with am and pm, or ${say.typed('24')} for one without`,
  ]),
  'not-a-date-pattern': sameWording<Typed>(({ input }, say) => [
    say.expected('a date with {day}, {month} and {year} once each', input),
    `Write for example ${say.typed('"{day} {month} {year}"')}`,
  ]),
  'map-query-is-a-link': sameWording((_, say) => [
    `${say.mustBe('a postal address')}, not a link.`,
    'Write what you would type into the search box of a map.',
  ]),
  'chat-without-number': separateWordings({
    file: (_, say) => [
      `${say.subject} is WhatsApp, but there is no number for it.`,
      'Delete the line - whatsapp, or add the number: a line whatsapp: and below it, two spaces further in, e164: "+918041234567"',
    ],
    desk: () => [
      'There is no number for WhatsApp.',
      'Take WhatsApp out of this list, or fill in its number.',
    ],
  }),
  'not-a-language-code': sameWording((_, say) => [
    `${say.mustBe('a language code')}: two or three lowercase letters.`,
    `Write ${say.typed('kn')}, or the code of another language: hi is Hindi, en is English`,
  ]),
  'address-of-another-site': sameWording<{ address: string }>(({ address }, say) => [
    say.expected('a page of this site', address),
    `Write only the part after the name of the site, for example ${say.typed(__PLACE__.pages.pricing)}`,
  ]),
  'not-a-page-address': sameWording<Typed>(({ input }, say, meant) => [
    say.expected('a page address in lowercase that begins with /', input),
    meant
      ? say.toType(meant)
      : `Write the address of a page of this site, such as ${say.typed(__PLACE__.pages.schedule)} or ${say.typed(__PLACE__.pages.contact)}`,
  ]),
  'not-a-post': sameWording<Typed>(({ input }, say) => [
    say.expected('the address of a post', input),
    `Write ${__PLACE__.pages.blog}/ and the name of its file, such as ${say.typed(`${__PLACE__.pages.blog}/rest-days-that-are-not-lazy`)}`,
  ]),
  'not-a-web-address': sameWording<Typed>(({ input }, say, meant) => [
    say.expected('a full address that begins with https://', input),
    say.toType(meant),
  ]),
  'more-than-the-site': sameWording((_, say) => [
    `${say.subject} has to end with the name of the site, without a slash or anything after it.`,
    'Remove everything after it.',
  ]),

  // Names of things, and photographs.
  'not-an-id': sameWording<Typed>(({ input }, say, meant) => [
    say.expected('lowercase letters, digits and hyphens', input),
    say.toType(meant),
  ]),
  'address-word-taken': sameWording((_, say) => [
    `${say.subject} is the word of another page or folder of the site.`,
    'Choose another word.',
  ]),
  'id-too-long': sameWording((_, say) => [
    `${say.subject} is longer than 48 characters.`,
    'Choose a shorter id.',
  ]),
  'id-is-index': sameWording((_, say) => [
    `${say.subject} may not be "index": its page would take the place of the list.`,
    'Choose another id.',
  ]),
  'reference-empty': sameWording((_, say) => [
    `${say.subject} is empty.`,
    'Write which one you mean.',
  ]),
  'picture-on-own-computer': sameWording<{ place: string; name: string }>(
    ({ place, name }, say) => [
      `${say.subject} is a file on your own computer (${say.quoted(place)}).`,
      `Copy the picture into the folder content/images, then write ${say.typed(name)}`,
    ],
  ),
  'picture-of-another-site': sameWording<{ name: string }>(({ name }, say) => [
    `${say.subject} is a picture from another site, which is not allowed.`,
    `Save the picture in the folder content/images, then write ${say.typed(name)}`,
  ]),
  'picture-in-a-folder': sameWording<{ place: string }>(({ place }, say, meant) => [
    say.expected('only the name of a file in content/images', place),
    say.toType(meant),
  ]),
  'not-a-focus': sameWording<Typed>(({ input }, say, meant) => [
    say.expected('two percentages, from the left and from the top', input),
    say.toType(meant),
  ]),
  'alt-says-nothing': separateWordings({
    file: (_, say) => [
      `${say.subject} does not describe the picture.`,
      `Describe it in a few words: ${say.typed('Two heavy bags lit from one side')}`,
    ],
    desk: () => ['This text does not describe the picture. What does it show?', ''],
  }),
} satisfies Wordings;

const priceInDigits = () =>
  `Enter digits only. The site adds the sign ${__PLACE__.currencySign} and what separates thousands.`;
const wholeAmount = () =>
  __PLACE__.decimals === 0
    ? `Use whole ${__PLACE__.currencyName}.`
    : `Use at most ${__PLACE__.decimals} digits after the point.`;
const moreThanZero = 'The price has to be more than zero.';

/** "₹1,150" → 1150; 0 for a sign or space alone, NaN for other text that is not an amount. */
export function amountIn(input: unknown): number {
  if (typeof input === 'number') return input;
  return typeof input === 'string' && input !== ''
    ? Number(input.replace(__PLACE__.currencySign, '').replace(/[,\s]/g, ''))
    : NaN;
}
