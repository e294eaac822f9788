import { says, shown } from '../messages.ts';
import { isText } from './text.ts';
import { z } from './zod.ts';

/** An e-mail address. */
export const email = z
  .string({ error: isText })
  .trim()
  .regex(/^[^\s@<>":]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, {
    error: ({ input }) =>
      says(
        `must be an e-mail address, but here is ${shown(input)}.`,
        'Write it in full, for example {key}: "hello@ironbanyan.example"',
      ),
  })
  .meta({ kind: 'email', examples: ['"name@example.com"'] });

const phoneMend = 'Write the full number with its country code, in quotes, for example {key}: ';
const phoneType = ({ input }: { input?: unknown }) =>
  typeof input === 'number'
    ? says(
        'must be a text in quotes, or the number loses its + or its leading 0.',
        'Put it in double quotes: {key}: "{source}"',
      )
    : isText({ input });

/** A phone number as people read it: "+91 80 4123 4567". */
export const phone = z
  .string({ error: phoneType })
  .trim()
  .superRefine((value, context) => {
    const digits = value.replace(/\D/g, '').length;
    const problem = (wrong: string) =>
      context.addIssue({ code: 'custom', message: says(wrong, `${phoneMend}"+91 80 4123 4567"`) });
    if (/[^\d\s+()-]/.test(value)) problem(`must hold digits only, but here is ${shown(value)}.`);
    else if (digits < 10) problem(`has only ${digits} digits; a phone number has at least 10.`);
    else if (digits > 15) problem(`has ${digits} digits; a phone number has at most 15.`);
  })
  .meta({ kind: 'phone', examples: ['"+91 80 4123 4567"'] });

/** A phone number as a phone dials it: "+918041234567". */
export const dialled = z
  .string({ error: phoneType })
  .trim()
  .regex(/^\+[1-9]\d{9,14}$/, {
    error: ({ input }) => {
      const digits = String(input).replace(/\D/g, '').replace(/^0+/, '');
      const full = digits.length === 10 ? `91${digits}` : digits;
      return says(
        `must be a + and 10 to 15 digits without blanks, but here is ${shown(input)}.`,
        `${phoneMend}"+${full.length >= 11 && full.length <= 15 ? full : '918041234567'}"`,
      );
    },
  })
  .meta({ kind: 'phone', examples: ['"+918041234567"'] });
