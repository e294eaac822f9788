export type Band = 'underweight' | 'normal' | 'overweight';

export type BmiField = 'weight' | 'height' | 'feet' | 'inches';

/** The fields as they were typed: pounds with feet and inches, or kilograms with centimetres. */
export type TypedBody = { imperial: boolean } & Record<BmiField, string>;

/**
 * The index, not rounded, or the fields that have to be typed again; of a height in metres, the centimetres that were
 * meant.
 */
export type BmiAnswer =
  | { ok: true; bmi: number; centimetres: number }
  | { ok: false; faults: readonly BmiField[]; meantCentimetres?: number };

/** An index that no body has, and whose digits would not fit: something was mistyped. */
const largestBmi = 1e9;

/** Of a height without a unit: between these it is one in metres. */
const metres = { from: 0.5, below: 3 };

/** The body mass index of what was typed. */
export function answerTo(typed: TypedBody): BmiAnswer {
  const kilograms = readWeight(typed.weight, typed.imperial ? 'lb' : 'kg');
  const centimetres = centimetresOf(typed);
  const faults = faultsOf(typed, kilograms, centimetres);
  if (kilograms === undefined || centimetres === undefined) return { ok: false, faults };
  const plain = typed.imperial ? undefined : readNumber(typed.height);
  if (plain !== undefined && plain >= metres.from && plain < metres.below) {
    const meantCentimetres = Number((plain * 100).toFixed(1));
    if (bmiOf(kilograms, meantCentimetres) < largestBmi)
      return { ok: false, faults: ['height'], meantCentimetres };
  }
  const bmi = bmiOf(kilograms, centimetres);
  return bmi < largestBmi ? { ok: true, bmi, centimetres } : { ok: false, faults: ['weight'] };
}

function centimetresOf({ imperial, height, feet, inches }: TypedBody): number | undefined {
  if (!imperial) return readHeight(height);
  const wholeHeight = inches.trim() === '' ? readFeet(feet) : undefined;
  const [number, rest] = [readNumber(withoutUnit(feet, units.feet)), readInches(inches)];
  if (wholeHeight !== undefined || number === undefined || rest === undefined) return wholeHeight;
  return fromFeet(number, rest);
}

function faultsOf(typed: TypedBody, kilograms?: number, centimetres?: number): BmiField[] {
  const faults: BmiField[] = kilograms === undefined ? ['weight'] : [];
  if (centimetres !== undefined) return faults;
  if (!typed.imperial) return [...faults, 'height'];
  if (readNumber(withoutUnit(typed.feet, units.feet)) === undefined) faults.push('feet');
  if (readInches(typed.inches) === undefined) faults.push('inches');
  return faults;
}

/** Body mass index of a weight in kilograms and a height in centimetres, not rounded. */
export const bmiOf = (kilograms: number, centimetres: number) =>
  (kilograms * 10_000) / (centimetres * centimetres);

/** The band of an index that is not rounded: 20 is Normal, 27 is Overweight. */
export function bandOf(bmi: number): Band {
  if (bmi < 20) return 'underweight';
  return bmi < 27 ? 'normal' : 'overweight';
}

/** Kilograms that are Normal at a height, rounded so that both ends still are. */
export function normalWeights(centimetres: number): [low: number, high: number] {
  const kilograms = (bmi: number) => (bmi * centimetres * centimetres) / 10_000;
  return [
    Math.ceil(kilograms(20) * 10 - 1e-9) / 10,
    Math.ceil(kilograms(27) * 10 - 1e-9) / 10 - 0.1,
  ];
}

/** A number as people type it, with a comma or a dot; undefined unless it is one above zero. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

/** Units as people type them behind a number. */
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

/** A number in one of some units, the first of which is meant when none is typed. */
function readIn(typed: string, ways: readonly (readonly [unit: RegExp, factor: number])[]) {
  const plain = readNumber(typed);
  if (plain !== undefined) return plain * ways[0]![1];
  for (const [unit, factor] of ways) {
    const number = readNumber(withoutUnit(typed, unit));
    if (number !== undefined) return number * factor;
  }
  return undefined;
}

/** Kilograms of "70", "70,5 kg" or "154 lb"; without a unit it is that of the field. */
export function readWeight(typed: string, field: 'kg' | 'lb'): number | undefined {
  const kilograms = [units.kg, 1] as const;
  const pounds = [units.lb, kilogramsInPound] as const;
  return readIn(typed, field === 'kg' ? [kilograms, pounds] : [pounds, kilograms]);
}

/** Centimetres of "175", "175 cm", "1.75 m" or 5'9". */
export const readHeight = (typed: string): number | undefined =>
  readFeet(typed) ??
  readIn(typed, [
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

/** The inches over the feet, of which there may be none. */
export function readInches(typed: string): number | undefined {
  const plain = withoutUnit(typed, units.inches);
  return /^(0+([.,]0*)?)?$/.test(plain) ? 0 : readNumber(plain);
}

const kilogramsInPound = 0.45359237;
export const fromPounds = (pounds: number) => pounds * kilogramsInPound;
export const toPounds = (kilograms: number) => kilograms / kilogramsInPound;
/** 5 feet 7 inches → centimetres */
export const fromFeet = (feet: number, inches: number) => (feet * 12 + inches) * 2.54;
