import { apart, both, type Voice, type Wordings } from '../../findings/wording.ts';

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

const fullNumber = (say: Voice, example: string) =>
  `Write the full number with its country code, for example ${say.typed(`"${example}"`)}`;
const digitsOnly = (say: Voice, example: number) =>
  `Write digits only, for example ${say.typed(String(example))}`;
const fromTo = (least: number, most: number, example: string) =>
  `Write a number from ${least} to ${most}, for example ${example}`;

/** Messages for schema errors in single values other than prose: choices, numbers, phone numbers, ids, pictures. */
export const singleValueWordings = {
  'not-yes-or-no': both<Typed>(({ input }, say, meant) => [
    say.expected('true or false', input),
    say.toType(meant),
  ]),
  'words-without-consent': apart({
    file: (_, say) => [
      `${say.subject} is false, but words of a member may be shown only with their consent.`,
      'Ask the member and write consent: true, or delete this voice.',
    ],
    desk: () => [
      'Words of a member may be shown only with their consent.',
      'Ask the member, or remove this voice.',
    ],
  }),
  'not-a-choice': both<Typed & { choices: readonly string[] }>(({ input, choices }, say, meant) => [
    say.expected(`one of ${choices.join(', ')}`, input),
    say.toType(meant),
  ]),
  'not-a-weekday': both<Typed>(({ input }, say, meant) => [
    say.expected('a weekday in lowercase', input),
    say.toType(meant),
  ]),

  // Numbers and prices.
  'not-a-number': both<Counted>(({ noun, input, example }, say) => [
    say.expected(noun, input),
    digitsOnly(say, example),
  ]),
  'number-with-fraction': both<Counted>(({ noun, input, example }, say) => [
    say.expected(noun, input),
    digitsOnly(say, example),
  ]),
  'number-too-small': apart<Counted & Limits>({
    file: ({ least, most, input, example }, say) => [
      say.expected(`at least ${least}`, input),
      fromTo(least, most, say.typed(String(example))),
    ],
    desk: ({ least, most, example }) => [
      `This should be at least ${least}.`,
      fromTo(least, most, String(example)),
    ],
  }),
  'number-too-large': apart<Counted & Limits>({
    file: ({ least, most, input, example }, say) => [
      say.expected(`at most ${most}`, input),
      fromTo(least, most, say.typed(String(example))),
    ],
    desk: ({ least, most, example }) => [
      `This can be at most ${most}.`,
      fromTo(least, most, String(example)),
    ],
  }),
  'fixed-number': both<Typed & { value: number }>(({ value, input }, say, meant) => [
    say.expected(`${value}, which is fixed`, input),
    say.toType(meant),
  ]),
  'not-rupees': apart<Typed>({
    file: ({ input }, say, meant) => [
      say.expected('a number of rupees', input),
      meant ? say.toType(meant) : digitsOnly(say, 750),
    ],
    desk: ({ input }) => {
      const amount = amountIn(input);
      if (amount <= 0) return [moreThanZero, ''];
      return [Number.isInteger(amount) || Number.isNaN(amount) ? onlyDigits : wholeRupees, ''];
    },
  }),
  'rupees-with-fraction': apart<Typed>({
    file: ({ input }, say, meant) => [say.expected('whole rupees', input), say.toType(meant)],
    desk: ({ input }) => [amountIn(input) <= 0 ? moreThanZero : wholeRupees, ''],
  }),
  'rupees-not-above-zero': apart<Typed & { example: number }>({
    file: ({ input, example }, say) => [
      say.expected('more than 0', input),
      `Write the price in rupees, for example ${say.typed(String(example))}`,
    ],
    desk: () => [moreThanZero, ''],
  }),
  'paid-without-price': apart({
    file: (_, say) => [
      `${say.subject} is paid, but the price is missing.`,
      'Add a line price: 200, or write offer: free',
    ],
    desk: () => ['The price is missing.', 'Fill in the price, or choose free.'],
  }),
  'rupees-over-ten-lakh': both<Typed>(({ input }, say) => [
    `${say.subject} is over ten lakh (${String(input)}), which cannot be right.`,
    `Write the price in rupees, for example ${say.typed('750')}`,
  ]),

  // Phones, mail, addresses.
  'not-an-email': both<Typed>(({ input }, say) => [
    say.expected('an e-mail address', input),
    `Write it in full, for example ${say.typed('"hello@ironbanyan.example"')}`,
  ]),
  'phone-without-quotes': apart({
    file: (_, say, meant) => [
      `${say.subject} must be in quotes; otherwise the number loses its + or its leading 0.`,
      `Put it in double quotes: ${say.typed(meant!.values[0]!)}`,
    ],
    desk: (_, say, meant) => [
      'Enter this as text; otherwise the number loses its + or its leading 0.',
      say.toType(meant),
    ],
  }),
  'phone-with-letters': both<Typed>(({ input }, say) => [
    say.expected('digits only', input),
    fullNumber(say, '+91 80 4123 4567'),
  ]),
  'phone-too-short': both<{ digits: number }>(({ digits }, say) => [
    `${say.subject} has only ${digits} digits; a phone number has at least 10.`,
    fullNumber(say, '+91 80 4123 4567'),
  ]),
  'phone-too-long': both<{ digits: number }>(({ digits }, say) => [
    `${say.subject} has ${digits} digits; a phone number has at most 15.`,
    fullNumber(say, '+91 80 4123 4567'),
  ]),
  'phone-not-dialled': both<Typed & { example: string }>(({ input, example }, say) => [
    say.expected('a + and 10 to 15 digits without spaces', input),
    fullNumber(say, example),
  ]),
  'not-a-postal-code': apart<Typed>({
    file: ({ input }, say, meant) => [
      say.expected('six digits without a space', input),
      meant ? say.toType(meant) : 'Write the six digits of the PIN code in double quotes.',
    ],
    desk: ({ input }, say, meant) => {
      const digits = String(input).replace(/\D/g, '').length;
      return digits === 6
        ? [say.expected('six digits without a space', input), say.toType(meant)]
        : [`A PIN code has six digits; this one has ${digits}.`, ''];
    },
  }),
  'map-query-is-a-link': both((_, say) => [
    `${say.mustBe('a postal address')}, not a link.`,
    'Write what you would type into the search box of a map.',
  ]),
  'chat-without-number': apart({
    file: (_, say) => [
      `${say.subject} is WhatsApp, but there is no number for it.`,
      'Delete the line - whatsapp, or add the number: a line whatsapp: and below it, two spaces further in, e164: "+918041234567"',
    ],
    desk: () => [
      'There is no number for WhatsApp.',
      'Take WhatsApp out of this list, or fill in its number.',
    ],
  }),
  'not-a-language-code': both((_, say) => [
    `${say.mustBe('a language code')}: two or three lowercase letters.`,
    `Write ${say.typed('kn')}, or the code of another language: hi is Hindi, en is English`,
  ]),
  'address-of-another-site': both<{ address: string }>(({ address }, say) => [
    say.expected('a page of this site', address),
    `Write only the part after the name of the site, for example ${say.typed('/pricing')}`,
  ]),
  'not-a-page-address': both<Typed>(({ input }, say, meant) => [
    say.expected('a page address in lowercase that begins with /', input),
    meant
      ? say.toType(meant)
      : `Write the address of a page of this site, such as ${say.typed('/schedule')} or ${say.typed('/contact')}`,
  ]),
  'not-a-post': both<Typed>(({ input }, say) => [
    say.expected('the address of a post', input),
    `Write /blog/ and the name of its file, such as ${say.typed('/blog/rest-days-that-are-not-lazy')}`,
  ]),
  'not-a-web-address': both<Typed>(({ input }, say, meant) => [
    say.expected('a full address that begins with https://', input),
    say.toType(meant),
  ]),
  'more-than-the-site': both((_, say) => [
    `${say.subject} has to end with the name of the site, without a slash or anything after it.`,
    'Remove everything after it.',
  ]),

  // Names of things, and photographs.
  'not-an-id': both<Typed>(({ input }, say, meant) => [
    say.expected('lowercase letters, digits and hyphens', input),
    say.toType(meant),
  ]),
  'id-too-long': both((_, say) => [
    `${say.subject} is longer than 48 characters.`,
    'Choose a shorter id.',
  ]),
  'reference-empty': both((_, say) => [`${say.subject} is empty.`, 'Write which one you mean.']),
  'picture-on-own-computer': both<{ place: string; name: string }>(({ place, name }, say) => [
    `${say.subject} is a file on your own computer (${say.quoted(place)}).`,
    `Copy the picture into the folder content/images, then write ${say.typed(name)}`,
  ]),
  'picture-of-another-site': both<{ name: string }>(({ name }, say) => [
    `${say.subject} is a picture from another site, which is not allowed.`,
    `Save the picture in the folder content/images, then write ${say.typed(name)}`,
  ]),
  'picture-in-a-folder': both<{ place: string }>(({ place }, say, meant) => [
    say.expected('only the name of a file in content/images', place),
    say.toType(meant),
  ]),
  'not-a-focus': both<Typed>(({ input }, say, meant) => [
    say.expected('two percentages, from the left and from the top', input),
    say.toType(meant),
  ]),
  'alt-says-nothing': apart({
    file: (_, say) => [
      `${say.subject} does not describe the picture.`,
      `Describe it in a few words: ${say.typed('Two heavy bags lit from one side')}`,
    ],
    desk: () => ['This text does not describe the picture. What does it show?', ''],
  }),
} satisfies Wordings;

const onlyDigits = 'Enter digits only. The site adds the ₹ sign and commas.';
const wholeRupees = 'Use whole rupees.';
const moreThanZero = 'The price has to be more than zero.';

/** "₹1,150" → 1150; NaN if it is not an amount. */
export function amountIn(input: unknown): number {
  if (typeof input === 'number') return input;
  return typeof input === 'string' && input !== '' ? Number(input.replace(/[,₹\s]/g, '')) : NaN;
}
