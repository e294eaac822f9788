export type Band = 'underweight' | 'normal' | 'overweight';

export type BmiField = 'weight' | 'height' | 'feet' | 'inches';

/** The fields as they were typed: pounds with feet and inches, or kilograms with centimetres. */
export type TypedBody = { imperial: boolean } & Record<BmiField, string>;

/** The index, not rounded, or the fields that have to be typed again. */
export type BmiAnswer =
  { ok: true; bmi: number; centimetres: number } | { ok: false; faults: readonly BmiField[] };

/** An index that no body has, and whose digits would not fit: something was mistyped. */
const largestBmi = 1e9;

/** The body mass index of what was typed. */
export function answerTo(typed: TypedBody): BmiAnswer {
  const fields: readonly BmiField[] = typed.imperial
    ? ['weight', 'feet', 'inches']
    : ['weight', 'height'];
  const faults = fields.filter((field) => numberIn(field, typed) === undefined);
  if (faults.length > 0) return { ok: false, faults };
  const number = (field: BmiField) => numberIn(field, typed)!;
  const kilograms = typed.imperial ? fromPounds(number('weight')) : number('weight');
  const centimetres = typed.imperial
    ? fromFeet(number('feet'), number('inches'))
    : number('height');
  const bmi = bmiOf(kilograms, centimetres);
  return bmi < largestBmi ? { ok: true, bmi, centimetres } : { ok: false, faults: ['weight'] };
}

const numberIn = (field: BmiField, typed: TypedBody) =>
  field === 'inches' ? readInches(typed.inches) : readNumber(typed[field]);

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

/** The inches over the feet, of which there may be none. */
export const readInches = (typed: string): number | undefined =>
  /^(0+([.,]0*)?)?$/.test(typed.trim()) ? 0 : readNumber(typed);

const kilogramsInPound = 0.45359237;
export const fromPounds = (pounds: number) => pounds * kilogramsInPound;
export const toPounds = (kilograms: number) => kilograms / kilogramsInPound;
/** 5 feet 7 inches → centimetres */
export const fromFeet = (feet: number, inches: number) => (feet * 12 + inches) * 2.54;
