import { expect, test } from 'vitest';
import {
  bandOf,
  bmiOf,
  fromFeet,
  fromPounds,
  normalWeights,
  readNumber,
} from '../../src/parts/bmi.ts';

test.each([
  [64.8, 180, 'normal'],
  [51.2, 160, 'normal'],
  [48.05, 155, 'normal'],
  [57.8, 170, 'normal'],
  [69.12, 160, 'overweight'],
  [64.7, 180, 'underweight'],
  [69.1, 160, 'normal'],
] as const)('%d kg at %d cm is %s', (kilograms, centimetres, band) => {
  expect(bandOf(bmiOf(kilograms, centimetres))).toBe(band);
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
    const [low, high] = normalWeights(centimetres);
    expect(bandOf(bmiOf(Number(low.toFixed(1)), centimetres))).toBe('normal');
    expect(bandOf(bmiOf(Number(high.toFixed(1)), centimetres))).toBe('normal');
    expect(bandOf(bmiOf(low - 0.1, centimetres))).toBe('underweight');
  }
});

test('pounds and feet become kilograms and centimetres', () => {
  expect(fromPounds(150)).toBeCloseTo(68.04, 2);
  expect(fromFeet(5, 7)).toBeCloseTo(170.18, 2);
});
