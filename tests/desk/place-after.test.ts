import { expect, test } from 'vitest';
import { itemsBefore, placeAfter } from '../../src/desk/draft/place-after.ts';

const monday = 'schedule/monday.yaml';
const friday = 'schedule/friday.yaml';
const named = (...names: string[]) => ({ classes: names.map((name) => ({ name, start: '' })) });
const second = { file: monday, path: ['classes', 1] };

test.each([
  ['stays', named('a', 'b'), second],
  ['follows one that comes before it', named('x', 'a', 'b'), { ...second, path: ['classes', 2] }],
  ['follows one that goes before it', named('b'), { ...second, path: ['classes', 0] }],
  ['follows a move', named('b', 'a'), { ...second, path: ['classes', 0] }],
  ['is gone', named('a'), undefined],
  ['is gone with the whole list', {}, undefined],
])('the place of a thing in a list %s', (_, after, place) => {
  expect(placeAfter(second, { [monday]: named('a', 'b') }, { [monday]: after })).toEqual(place);
});

test('a thing is followed into the list of another file', () => {
  const before = { [monday]: named('a', 'b'), [friday]: named('c', 'd') };
  const after = { [monday]: named('a'), [friday]: named('c', 'b', 'd') };
  expect(placeAfter(second, before, after)).toEqual({ file: friday, path: ['classes', 1] });
  expect(placeAfter({ file: friday, path: ['classes', 1] }, after, before)).toEqual(second);
});

test('a thing is followed into the list of another file where it gets an id', () => {
  const [before, after] = [named('a', 'b'), { classes: [{ name: 'b', start: '', id: 'b-1' }] }];
  expect(
    placeAfter(second, { [monday]: before }, { [monday]: named('a'), [friday]: after }),
  ).toEqual({ file: friday, path: ['classes', 0] });
});

test('a field keeps its place within its thing, even where it is itself replaced', () => {
  const of = (...images: string[]) => ({ images: images.map((image) => ({ image, alt: image })) });
  const place = { file: 'gallery.yaml', path: ['images', 1, 'image'] };
  const after = (value: unknown) =>
    placeAfter(place, { 'gallery.yaml': of('a', 'b') }, { 'gallery.yaml': value });
  expect(after(of('a', 'c'))).toEqual(place);
  expect(after(of('x', 'a', 'b'))?.path).toEqual(['images', 2, 'image']);
});

test('an item that is typed equal to another one is still the same item', () => {
  expect(itemsBefore(['a', 'ab'], ['ab', 'ab'])).toEqual([0, 1]);
  expect(itemsBefore(['a', 'b'], ['a', 'a', 'b'])).toEqual([0, undefined, 1]);
});
