import { expect, test } from 'vitest';
import { lettering } from '../../scripts/build/share-pictures.ts';

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

test.each([
  ['₹750', '₹750'],
  ['Train 🏋️ hard', 'Train hard'],
  ['Cre\u0300me', 'Crème'],
  ['o\u0310', 'o'],
  ['𝗕𝗼𝗹𝗱', 'Bold'],
  ['Yoga योग for all', 'Yoga for all'],
  ['योग', ''],
])('of "%s" it draws "%s"', (words, drawn) => {
  expect(face.drawable(words)).toBe(drawn);
  expect(outlinesOf(face.drawable(words))).toHaveLength([...drawn.replace(/ /g, '')].length);
});
