/*
 * How people type numbers in a form: point and comma may each begin the decimals or separate thousands. Numbers in
 * files have the notation of YAML; src/check/values/odd-values.ts reports the ambiguous ones.
 */

/** The sign before the decimals of a number in a locale: a comma in Denmark, a point in India. */
export const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/** Matches digits in groups of two and three after this sign: "1.990", in India "1,25,000". */
const inGroups = (sign: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{2,3})*\\${sign}\\d{3}$`);

/**
 * Returns the numbers that a typed text may mean, with at most so many decimals, the one in the notation of the place
 * first: "1.990,50" is 1990.5, and in Denmark "1.990" is 1990 or 1.99.
 */
export function numbersTyped(typed: string, decimals: number, locale: string): number[] {
  const text = typed.trim().replace(/(?<=\d)[\s'’](?=\d{3})/g, '');
  if (/^(?:0|[1-9]\d{0,14})$/.test(text)) return [Number(text)];
  const [, units = '', sign = '', rest = ''] = /^([\d.,]+)([.,])(\d{1,12})$/.exec(text) ?? [];
  if (sign === '') return [];
  const other = sign === '.' ? ',' : '.';
  const readings: number[] = [];
  if (/^(?:0|[1-9]\d{0,11})$/.test(units) || inGroups(other).test(units)) {
    const number = Number(`${units.replaceAll(other, '')}.${rest}`);
    if (Number(number.toFixed(decimals)) === number) readings.push(number);
  }
  if (inGroups(sign).test(text)) {
    const number = Number(text.replaceAll(sign, ''));
    if (sign === decimalSign(locale)) readings.push(number);
    else readings.unshift(number);
  }
  return readings;
}

/** Writes a number as it is typed at a place, without groups: 1990.5 → "1990,5". */
export const typedNumber = (number: number, locale: string) =>
  String(number).replace('.', decimalSign(locale));
