/* Reads what visitors type into BmiCalculator.tsx, and calculates. */

/** The category of a body mass index. */
export type Band = 'underweight' | 'normal' | 'overweight';

export type BmiField = 'weight' | 'height' | 'feet' | 'inches';

/** The fields as typed: pounds, feet and inches, or kilograms and centimetres. */
export type BmiInput = { imperial: boolean } & Record<BmiField, string>;

/** A height that was probably meant. */
export type HeightSuggestion = { centimetres: number } | { feet: number; inches: number };

/** The unrounded index, or the invalid fields with the height that was probably meant. */
export type BmiResult =
  | { ok: true; bmi: number; centimetres: number }
  | { ok: false; invalid: readonly BmiField[]; suggestion?: HeightSuggestion };

/** The limits that a height in centimetres and a weight in kilograms can have. */
const heights = { least: 50, most: 272 };
const weights = { least: 2, most: 650 };
/** The limits of an index: 7 kg is the weight of a child of 65 cm, and of nobody of 175 cm. */
const indexes = { least: 8, most: 200 };
const isWithin = (value: number, { least, most }: typeof heights) =>
  value >= least && value <= most;

/** Calculates the body mass index. */
export function calculateBmi(typed: BmiInput): BmiResult {
  const kilograms = readWeight(typed.weight, typed.imperial ? 'lb' : 'kg');
  const centimetres = centimetresOf(typed);
  const isHeight = centimetres !== undefined && isWithin(centimetres, heights);
  if (kilograms === undefined || !isWithin(kilograms, weights))
    return { ok: false, invalid: ['weight', ...(isHeight ? [] : invalidHeightFields(typed))] };
  if (isHeight) {
    const bmi = bmiOf(kilograms, centimetres);
    if (isWithin(bmi, indexes)) return { ok: true, bmi, centimetres };
    // A height is limited above, so that only a large index may be due to a wrong height.
    const others = bmi > indexes.most ? invalidHeightFields(typed) : [];
    return { ok: false, invalid: ['weight', ...others] };
  }
  const suggestion = suggestionFor(typed);
  const invalid = suggestion ? [heightField(typed)] : invalidHeightFields(typed);
  return { ok: false, invalid, ...(suggestion && { suggestion }) };
}

const heightField = ({ imperial }: BmiInput): BmiField => (imperial ? 'feet' : 'height');

/** Returns the typed height in centimetres. Decimal feet are not read, because 5.11 may mean 5 ft 11. */
function centimetresOf({ imperial, height, feet, inches }: BmiInput): number | undefined {
  if (!imperial) return readHeight(height);
  const [number, rest] = [readNumber(withoutUnit(feet, units.feet)), readInches(inches)];
  if (number !== undefined && Number.isInteger(number))
    return rest === undefined ? undefined : fromFeet(number, rest);
  // The first field may have a whole height with its units.
  return number === undefined && inches.trim() === '' ? readHeight(feet) : undefined;
}

function invalidHeightFields({ imperial, feet, inches }: BmiInput): BmiField[] {
  if (!imperial) return ['height'];
  const number = readNumber(withoutUnit(feet, units.feet));
  const areFeetWrong =
    number === undefined || !Number.isInteger(number) || !isWithin(fromFeet(number, 0), heights);
  const areInchesWrong = readInches(inches) === undefined || !areFeetWrong;
  return [
    ...(areFeetWrong ? ['feet' as const] : []),
    ...(areInchesWrong ? ['inches' as const] : []),
  ];
}

/**
 * Returns the height that a number probably means: 1.75 for metres, 5.11 for 5 ft 11, 69 for inches, 1750 for
 * millimetres.
 */
function suggestionFor({ imperial, height, feet, inches }: BmiInput): HeightSuggestion | undefined {
  if (imperial && inches.trim() !== '') return undefined;
  const text = withoutUnit(withoutUnit(imperial ? feet : height, units.feet), units.cm);
  const number = readNumber(text);
  if (number === undefined) return undefined;
  const [, decimals = ''] = /^\d+(?:[.,](\d+))?$/.exec(plainDigits(text)) ?? [];
  const behind = Number(decimals) < 12 ? Number(decimals) : Math.round((number % 1) * 12);
  const likeliestFirst: HeightSuggestion[] = [
    { centimetres: round(number * 100) },
    { feet: Math.floor(number), inches: behind },
    ...(imperial ? [{ feet: Math.floor(number / 12), inches: round(number % 12) }] : []),
    { centimetres: round(number) },
    ...(number >= 1000 ? [{ centimetres: round(number / 10) }] : []),
  ];
  return likeliestFirst.find((one) => isWithin(centimetresMeant(one), heights));
}

const centimetresMeant = (height: HeightSuggestion) =>
  'feet' in height ? fromFeet(height.feet, height.inches) : height.centimetres;

const round = (centimetres: number) => Number(centimetres.toFixed(1));

/** Returns the fields with the height that was meant. */
export function withHeight(typed: BmiInput, height: HeightSuggestion): BmiInput {
  if ('feet' in height)
    return typed.imperial
      ? { ...typed, feet: String(height.feet), inches: String(height.inches) }
      : { ...typed, height: `${height.feet}'${height.inches}"` };
  return typed.imperial
    ? { ...typed, feet: `${height.centimetres} cm`, inches: '' }
    : { ...typed, height: String(height.centimetres) };
}

export const bmiOf = (kilograms: number, centimetres: number) =>
  (kilograms * 10_000) / (centimetres * centimetres);

/** The body mass indexes at which the normal and the overweight band begin. */
export interface BmiThresholds {
  normalFrom: number;
  overweightFrom: number;
}

/** Returns the band of an unrounded index. */
export function bandOf(bmi: number, { normalFrom, overweightFrom }: BmiThresholds): Band {
  if (bmi < normalFrom) return 'underweight';
  return bmi < overweightFrom ? 'normal' : 'overweight';
}

/** Returns the normal weights in kilograms at a height, rounded so that both ends are still normal. */
export function normalWeights(
  centimetres: number,
  scale: BmiThresholds,
): [low: number, high: number] {
  const kilograms = (bmi: number) => (bmi * centimetres * centimetres) / 10_000;
  return [
    Math.ceil(kilograms(scale.normalFrom) * 10 - 1e-9) / 10,
    Math.ceil(kilograms(scale.overweightFrom) * 10 - 1e-9) / 10 - 0.1,
  ];
}

/** Writes the digits of any alphabet as those of ASCII: "७०" → "70". */
function plainDigits(typed: string): string {
  return typed.replace(/٫/g, '.').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let before = 0;
    // The digits of an alphabet follow one another, from its zero on.
    while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - before - 1))) before++;
    return String(before % 10);
  });
}

/** Reads a positive number with a decimal comma or point; otherwise undefined. */
export function readNumber(typed: string): number | undefined {
  const plain = plainDigits(typed).trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

/** The patterns of typed units. */
const units = {
  kg: /kgs?|kilos?|kilograms?/,
  lb: /lbs?|pounds?/,
  cm: /cms?|centimet(?:re|er)s?/,
  m: /m|met(?:re|er)s?/,
  feet: /['’′]|ft|feet|foot/,
  inches: /["”″]|''|’’|in|inch(?:es)?/,
};

const withoutUnit = (typed: string, unit: RegExp) =>
  typed.trim().replace(new RegExp(`\\s*(?:${unit.source})\\.?$`, 'i'), '');

/** Reads a number in one of several units; if no unit is typed, it is the first. */
function readMeasure(typed: string, known: readonly (readonly [unit: RegExp, factor: number])[]) {
  const plain = readNumber(typed);
  if (plain !== undefined) return plain * known[0]![1];
  for (const [unit, factor] of known) {
    const number = readNumber(withoutUnit(typed, unit));
    if (number !== undefined) return number * factor;
  }
  return undefined;
}

/** Returns the kilograms of "70", "70,5 kg" or "154 lb"; if no unit is typed, it is the unit of the field. */
export function readWeight(typed: string, field: 'kg' | 'lb'): number | undefined {
  const kilograms = [units.kg, 1] as const;
  const pounds = [units.lb, kilogramsInPound] as const;
  return readMeasure(typed, field === 'kg' ? [kilograms, pounds] : [pounds, kilograms]);
}

/** Returns the centimetres of "175", "175 cm", "1.75 m" or 5'9". */
export const readHeight = (typed: string): number | undefined =>
  readFeet(typed) ??
  readMeasure(typed, [
    [units.cm, 1],
    [units.m, 100],
  ]);

const feetAndInches = new RegExp(
  `^(\\d+)\\s*(?:${units.feet.source})\\.?\\s*(?:([\\d.,]+)\\s*(?:(?:${units.inches.source})\\.?)?)?$`,
  'i',
);

/** Returns the centimetres of 5'9", 5 ft 9 or 5 feet. */
export function readFeet(typed: string): number | undefined {
  const [, feet = '', inches = ''] = feetAndInches.exec(plainDigits(typed).trim()) ?? [];
  const [number, rest] = [readNumber(feet), readInches(inches)];
  return number === undefined || rest === undefined ? undefined : fromFeet(number, rest);
}

/** Returns the inches beside the feet; an empty field counts as zero. */
export function readInches(typed: string): number | undefined {
  const plain = withoutUnit(plainDigits(typed), units.inches);
  return /^(0+([.,]0*)?)?$/.test(plain) ? 0 : readNumber(plain);
}

const kilogramsInPound = 0.45359237;
export const toPounds = (kilograms: number) => kilograms / kilogramsInPound;
/** Converts feet and inches to centimetres. */
export const fromFeet = (feet: number, inches: number) => (feet * 12 + inches) * 2.54;
