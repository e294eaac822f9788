import { inputOf } from '../../findings/input.ts';
import { certainlyMeant, fault } from './fault.ts';
import { dialledExample, homeCountry } from '../countries.ts';
import { textFault } from './text.ts';
import { z } from './zod.ts';

/** An e-mail address: "name@example.com". */
export const email = z
  .string({ error: textFault })
  .trim()
  .regex(/^[^\s@<>":]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, {
    error: ({ input }) => fault({ code: 'not-an-email', data: { input: inputOf(input) } }),
  })
  .meta({ kind: 'email', examples: ['"name@example.com"'] });

const phoneType = ({ input }: { input?: unknown }) =>
  typeof input === 'number'
    ? fault({ code: 'phone-without-quotes', meant: certainlyMeant('"{source}"') })
    : textFault({ input });

/** How many digits a number has at least: in India ten; elsewhere small countries have short ones. */
const leastDigits = () => (__PLACE__.country === 'IN' ? 10 : 7);

/** A phone number as people read it: "+91 80 4123 4567". */
export const phone = z
  .string({ error: phoneType })
  .trim()
  .superRefine((value, context) => {
    const digits = value.replace(/\D/g, '').length;
    const report = (...found: Parameters<typeof fault>) =>
      context.addIssue({ code: 'custom', message: fault(...found) });
    if (/[^\d\s+()-]/.test(value))
      report({ code: 'phone-with-letters', data: { input: inputOf(value) } });
    else if (digits < leastDigits())
      report({ code: 'phone-too-short', data: { digits, least: leastDigits() } });
    else if (digits > 15) report({ code: 'phone-too-long', data: { digits } });
  })
  .meta({ kind: 'phone', examples: ['"+91 80 4123 4567"'] });

const dialledForm = /^\+[1-9]\d{6,14}$/;

/** A phone number as a phone dials it: "+918041234567". */
export const dialled = z
  .string({ error: phoneType })
  .trim()
  .regex(dialledForm, {
    error: ({ input }) => {
      const digits = String(input).replace(/\D/g, '').replace(/^0+/, '');
      const [code = '', ...rest] = homeCountry().phone.split(' ');
      const isWithoutCode = digits.length === rest.join('').length;
      const full = isWithoutCode ? code + digits : `+${digits}`;
      const example = dialledForm.test(full) && full.length > 11 ? full : dialledExample();
      return fault({ code: 'phone-not-dialled', data: { input: inputOf(input), example } });
    },
  })
  .meta({ kind: 'phone', examples: ['"+918041234567"'] });
