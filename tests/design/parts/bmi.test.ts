import { expect, test } from 'vitest';
import {
  bandOf,
  type BmiInput,
  bmiOf,
  calculateBmi,
  fromFeet,
  type HeightSuggestion,
  normalWeights,
  readHeight,
  readInches,
  readNumber,
  readWeight,
  withHeight,
} from '../../../src/design/parts/bmi.ts';

const scale = { normalFrom: 20, overweightFrom: 27 };

test.each([
  [64.8, 180, 'normal'],
  [51.2, 160, 'normal'],
  [48.05, 155, 'normal'],
  [57.8, 170, 'normal'],
  [69.12, 160, 'overweight'],
  [64.7, 180, 'underweight'],
  [69.1, 160, 'normal'],
] as const)('%d kg at %d cm is %s', (kilograms, centimetres, band) => {
  expect(bandOf(bmiOf(kilograms, centimetres), scale)).toBe(band);
});

test.each(['', ' ', '0', '0.0', '-70', '1e3', 'Infinity', 'NaN', 'seventy', '7 0', '1.2.3'])(
  '"%s" is no weight',
  (typed) => {
    expect(readNumber(typed)).toBeUndefined();
  },
);

test.each([
  ['68,5', 68.5],
  ['68.5', 68.5],
  [' 170 ', 170],
  ['.5', 0.5],
])('"%s" is %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test('the normal weights of a height are normal at both ends', () => {
  for (let centimetres = 120; centimetres <= 220; centimetres++) {
    const [low, high] = normalWeights(centimetres, scale);
    expect(bandOf(bmiOf(Number(low.toFixed(1)), centimetres), scale)).toBe('normal');
    expect(bandOf(bmiOf(Number(high.toFixed(1)), centimetres), scale)).toBe('normal');
    expect(bandOf(bmiOf(low - 0.1, centimetres), scale)).toBe('underweight');
  }
});

test('pounds and feet become kilograms and centimetres', () => {
  expect(readWeight('150', 'lb')).toBeCloseTo(68.04, 2);
  expect(fromFeet(5, 7)).toBeCloseTo(170.18, 2);
});

const typed = (fields: Partial<BmiInput>): BmiInput => ({
  imperial: false,
  weight: '',
  height: '',
  feet: '',
  inches: '',
  ...fields,
});

test('kilograms and centimetres are answered with an index', () => {
  expect(calculateBmi(typed({ weight: '64,8', height: '180' }))).toEqual({
    ok: true,
    bmi: 20,
    centimetres: 180,
  });
});

test('pounds, feet and inches are answered with the same index', () => {
  const answer = calculateBmi(
    typed({ imperial: true, weight: '154.32', feet: '5', inches: '6.93' }),
  );
  expect(answer).toMatchObject({ ok: true });
  expect(answer).toHaveProperty('bmi', expect.closeTo(24.2, 1));
});

test.each(['', ' ', '0', '00', '0.0', '0,'])('"%s" inches are none', (inches) => {
  expect(readInches(inches)).toBe(0);
  expect(calculateBmi(typed({ imperial: true, weight: '150', feet: '5', inches })).ok).toBe(true);
});

test.each<[Partial<BmiInput>, invalid: string[]]>([
  [{}, ['weight', 'height']],
  [{ weight: '70' }, ['height']],
  [{ height: '170' }, ['weight']],
  [{ weight: '-70', height: 'NaN' }, ['weight', 'height']],
  [{ imperial: true }, ['weight', 'feet']],
  [{ imperial: true, weight: '150', feet: '0', inches: '5' }, ['feet']],
  [{ imperial: true, weight: '150', feet: '5', inches: 'six' }, ['inches']],
  // What nobody weighs, and how tall nobody is.
  [{ weight: '9'.repeat(308), height: '0.01' }, ['weight', 'height']],
  [{ weight: '1', height: '170' }, ['weight']],
  [{ weight: '651', height: '170' }, ['weight']],
  [{ weight: '70', height: '49 cm' }, ['height']],
  [{ weight: '70', height: '17' }, ['height']],
  [{ imperial: true, weight: '150', feet: '5.9', inches: '3' }, ['feet']],
  [{ imperial: true, weight: '150', feet: '5', inches: '500' }, ['inches']],
  [{ imperial: true, weight: '150', feet: '9', inches: '0' }, ['feet']],
])('%o names the fields to type again', (fields, invalid) => {
  expect(calculateBmi(typed(fields))).toEqual({ ok: false, invalid });
});

test.each([
  ['70 kg', 'kg', 70],
  ['70kg', 'lb', 70],
  ['70,5 kgs', 'kg', 70.5],
  ['154 lb', 'kg', 69.85],
  ['154 lbs.', 'lb', 69.85],
  ['154', 'lb', 69.85],
] as const)('"%s" in a field for %s is %d kg', (text, field, kilograms) => {
  expect(readWeight(text, field)).toBeCloseTo(kilograms, 2);
});

test.each([
  ['175 cm', 175],
  ['175cm', 175],
  ['1.75 m', 175],
  ['1,75m', 175],
  [`5'9"`, 175.26],
  ['5′9″', 175.26],
  [`5' 9`, 175.26],
  ["5'9''", 175.26],
  ['5 ft 9', 175.26],
  ['5 feet 9 inches', 175.26],
  ['5ft', 152.4],
])('"%s" is a height of %d cm', (text, centimetres) => {
  expect(readHeight(text)).toBeCloseTo(centimetres, 2);
});

test.each(['cm', 'kg', "'", 'tall', '5 m 9', '-175 cm', '0 cm', `0'0"`])(
  '"%s" is no height',
  (text) => {
    expect(readHeight(text)).toBeUndefined();
  },
);

const feet = (whole: number, inches: number) => ({ feet: whole, inches });
test.each<[Partial<BmiInput>, HeightSuggestion, accepted: Partial<BmiInput>]>([
  [{ height: '1,75' }, { centimetres: 175 }, { height: '175' }],
  [{ height: '2' }, { centimetres: 200 }, { height: '200' }],
  [{ height: '1.755' }, { centimetres: 175.5 }, { height: '175.5' }],
  [{ height: '1.75 cm' }, { centimetres: 175 }, { height: '175' }],
  [{ height: '5.9' }, feet(5, 9), { height: `5'9"` }],
  [{ height: '5.11 ft' }, feet(5, 11), { height: `5'11"` }],
  [{ height: '170 ft' }, { centimetres: 170 }, { height: '170' }],
  [{ height: '1750 cm' }, { centimetres: 175 }, { height: '175' }],
  [{ imperial: true, feet: '5.11' }, feet(5, 11), { feet: '5', inches: '11' }],
  [{ imperial: true, feet: '5.75' }, feet(5, 9), { feet: '5', inches: '9' }],
  [{ imperial: true, feet: '1.75' }, { centimetres: 175 }, { feet: '175 cm' }],
  [{ imperial: true, feet: '69' }, feet(5, 9), { feet: '5', inches: '9' }],
  [{ imperial: true, feet: '170' }, { centimetres: 170 }, { feet: '170 cm' }],
])('a height of %o is asked about, and taken', (fields, suggestion, accepted) => {
  const asked = typed({ weight: '70 kg', ...fields });
  expect(calculateBmi(asked)).toMatchObject({ ok: false, suggestion });
  const taken = withHeight(asked, suggestion);
  expect(taken).toMatchObject(accepted);
  expect(calculateBmi(taken).ok).toBe(true);
});

test.each([
  ['50', '5'],
  ['272', '200'],
  ['175', '70'],
  ['1.75 m', '70'],
  [`5'9"`, '70'],
])('a height of %s is not', (height, weight) => {
  expect(calculateBmi(typed({ weight, height }))).toMatchObject({ ok: true });
});

test.each(['२', '７０', '٧٠', '𝟟𝟘', '৭০٫৫'])('the digits of "%s" are read', (weight) => {
  expect(readNumber(weight)).toBe({ '२': 2, '７０': 70, '٧٠': 70, '𝟟𝟘': 70, '৭০٫৫': 70.5 }[weight]);
});

test('a whole height may stand in the field for the feet', () => {
  expect(calculateBmi(typed({ imperial: true, weight: '70 kg', feet: `5'9"` }))).toMatchObject({
    ok: true,
    centimetres: 175.26,
  });
});

test.each([
  ['7', '175', ['weight']],
  ['24', '175', ['weight']],
  ['650', '150', ['weight', 'height']],
  ['70', '51', ['weight', 'height']],
])('%s kg at %s cm is the weight of nobody', (weight, height, invalid) => {
  expect(calculateBmi(typed({ weight, height }))).toEqual({ ok: false, invalid });
});

test.each([
  ['7', '65'],
  ['27', '175'],
  ['635', '185'],
])('%s kg at %s cm is the weight of somebody', (weight, height) => {
  expect(calculateBmi(typed({ weight, height }))).toMatchObject({ ok: true });
});
