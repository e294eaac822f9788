/** The category of a body mass index. */
export type Band = 'underweight' | 'normal' | 'overweight';

export type BmiField = 'weight' | 'height' | 'feet' | 'inches';

/** The fields as typed: pounds, feet and inches, or kilograms and centimetres. */
export type BmiInput = { imperial: boolean } & Record<BmiField, string>;

/** The unrounded index, or the invalid fields; `suggestedHeight`, in centimetres, if metres were typed. */
export type BmiResult =
  | { ok: true; bmi: number; centimetres: number }
  | { ok: false; invalid: readonly BmiField[]; suggestedHeight?: number };

/** An index above this comes from a mistyped value, and its digits would not fit. */
const largestBmi = 1e9;

/** A height without a unit in this range is probably in metres. */
const heightsInMetres = { from: 0.5, below: 3 };

/** Calculates the body mass index. */
export function calculateBmi(typed: BmiInput): BmiResult {
  const kilograms = readWeight(typed.weight, typed.imperial ? 'lb' : 'kg');
  const centimetres = centimetresOf(typed);
  const invalid = invalidFields(typed, kilograms, centimetres);
  if (kilograms === undefined || centimetres === undefined) return { ok: false, invalid };
  const plain = typed.imperial ? undefined : readNumber(typed.height);
  if (plain !== undefined && plain >= heightsInMetres.from && plain < heightsInMetres.below) {
    const suggestedHeight = Number((plain * 100).toFixed(1));
    if (bmiOf(kilograms, suggestedHeight) < largestBmi)
      return { ok: false, invalid: ['height'], suggestedHeight };
  }
  const bmi = bmiOf(kilograms, centimetres);
  return bmi < largestBmi ? { ok: true, bmi, centimetres } : { ok: false, invalid: ['weight'] };
}

function centimetresOf({ imperial, height, feet, inches }: BmiInput): number | undefined {
  if (!imperial) return readHeight(height);
  const wholeHeight = inches.trim() === '' ? readFeet(feet) : undefined;
  const [number, rest] = [readNumber(withoutUnit(feet, units.feet)), readInches(inches)];
  if (wholeHeight !== undefined || number === undefined || rest === undefined) return wholeHeight;
  return fromFeet(number, rest);
}

function invalidFields(typed: BmiInput, kilograms?: number, centimetres?: number): BmiField[] {
  const invalid: BmiField[] = kilograms === undefined ? ['weight'] : [];
  if (centimetres !== undefined) return invalid;
  if (!typed.imperial) return [...invalid, 'height'];
  if (readNumber(withoutUnit(typed.feet, units.feet)) === undefined) invalid.push('feet');
  if (readInches(typed.inches) === undefined) invalid.push('inches');
  return invalid;
}

export const bmiOf = (kilograms: number, centimetres: number) =>
  (kilograms * 10_000) / (centimetres * centimetres);

/** The body mass indexes at which the normal and the overweight band begin. */
export interface BmiThresholds {
  normalFrom: number;
  overweightFrom: number;
}

/** The band of an unrounded index. */
export function bandOf(bmi: number, { normalFrom, overweightFrom }: BmiThresholds): Band {
  if (bmi < normalFrom) return 'underweight';
  return bmi < overweightFrom ? 'normal' : 'overweight';
}

/** The normal weights in kilograms at a height, rounded so that both ends are still normal. */
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

/** Reads a positive number with a decimal comma or point; otherwise undefined. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

/** Patterns of typed units. */
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

/** Reads a number in one of several units; the first one applies when none is typed. */
function readMeasure(typed: string, known: readonly (readonly [unit: RegExp, factor: number])[]) {
  const plain = readNumber(typed);
  if (plain !== undefined) return plain * known[0]![1];
  for (const [unit, factor] of known) {
    const number = readNumber(withoutUnit(typed, unit));
    if (number !== undefined) return number * factor;
  }
  return undefined;
}

/** Kilograms of "70", "70,5 kg" or "154 lb"; the unit of the field applies when none is typed. */
export function readWeight(typed: string, field: 'kg' | 'lb'): number | undefined {
  const kilograms = [units.kg, 1] as const;
  const pounds = [units.lb, kilogramsInPound] as const;
  return readMeasure(typed, field === 'kg' ? [kilograms, pounds] : [pounds, kilograms]);
}

/** Centimetres of "175", "175 cm", "1.75 m" or 5'9". */
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

/** Centimetres of 5'9", 5 ft 9 or 5 feet. */
export function readFeet(typed: string): number | undefined {
  const [, feet = '', inches = ''] = feetAndInches.exec(typed.trim()) ?? [];
  const [number, rest] = [readNumber(feet), readInches(inches)];
  return number === undefined || rest === undefined ? undefined : fromFeet(number, rest);
}

/** The inches beside the feet; an empty field counts as zero. */
export function readInches(typed: string): number | undefined {
  const plain = withoutUnit(typed, units.inches);
  return /^(0+([.,]0*)?)?$/.test(plain) ? 0 : readNumber(plain);
}

const kilogramsInPound = 0.45359237;
export const fromPounds = (pounds: number) => pounds * kilogramsInPound;
export const toPounds = (kilograms: number) => kilograms / kilogramsInPound;
/** 5 feet 7 inches → centimetres */
export const fromFeet = (feet: number, inches: number) => (feet * 12 + inches) * 2.54;
