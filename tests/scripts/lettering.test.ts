import { expect, test } from 'vitest';
import { lettering } from '../../scripts/pictures/share-pictures/lettering.ts';

const face = await lettering(100, 600, 0);
const outlinesOf = (words: string) => face.draw(words, 0, 0, 100, '#fff').match(/<path /g) ?? [];

test('letters stand beside each other, each with its outline and a space with none', () => {
  expect(outlinesOf('Lift it ')).toHaveLength(6);
  expect(outlinesOf(' ')).toEqual([]);
  expect(face.width('Lift it ', 100)).toBeGreaterThan(face.width('Lift it', 100));
});

test('letters that belong together come nearer', () => {
  expect(face.width('AV', 100)).toBeLessThan(face.width('A', 100) + face.width('V', 100));
});

test('a line takes letters from both files of the typeface', () => {
  expect(outlinesOf('₹750')).toHaveLength(4);
});

test('a letter that the typeface lacks is told and never left out', () => {
  expect([face.has('₹750'), face.has('योग')]).toEqual([true, false]);
  expect(() => face.width('योग', 100)).toThrow('The typeface has no letter "य".');
});
