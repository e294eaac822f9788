import { homeCountry } from './countries.ts';

/**
 * The number that a phone dials for a number as people write it; one without a country code is of the country of the
 * site: "+91 80 4123 4567", "080 4123 4567" → "+918041234567". Undefined unless it is as long as numbers there.
 */
export function numberToDial(display: string): string | undefined {
  const digits = display.replace(/\D/g, '');
  if (display.trim().startsWith('+')) return digits.length >= 10 ? `+${digits}` : undefined;
  const { phone, isListed } = homeCountry();
  const [code = '', ...groups] = phone.split(' ');
  const example = groups.join('');
  // Most countries have a zero before the area that is not dialled from abroad; in Italy it is part of the number.
  const number = example.startsWith('0') ? digits : digits.replace(/^0+/, '');
  return isListed && number.length === example.length ? code + number : undefined;
}
