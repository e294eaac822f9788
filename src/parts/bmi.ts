export type Band = 'underweight' | 'normal' | 'overweight';

/** Body mass index of a weight in kilograms and a height in centimetres, not rounded. */
export const bmiOf = (kilograms: number, centimetres: number) =>
  (kilograms * 10_000) / (centimetres * centimetres);

/** The band of an index that is not rounded: 20 is Normal, 27 is Overweight. */
export const bandOf = (bmi: number): Band =>
  bmi < 20 ? 'underweight' : bmi < 27 ? 'normal' : 'overweight';

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

const kilogramsInPound = 0.45359237;
export const fromPounds = (pounds: number) => pounds * kilogramsInPound;
export const toPounds = (kilograms: number) => kilograms / kilogramsInPound;
/** 5 feet 7 inches → centimetres */
export const fromFeet = (feet: number, inches: number) => (feet * 12 + inches) * 2.54;
