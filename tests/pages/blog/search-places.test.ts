import { expect, test } from 'vitest';
import { searchPlaces } from '../../../src/pages/blog/search-posts.ts';

const place = (name: string, text = '') => ({ kind: 'Class', name, to: `/${name}`, text });
const found = (places: readonly ReturnType<typeof place>[], query: string) =>
  searchPlaces(places, query).map((one) => one.place.name);

test('a class is found by its name and by what is said of it, its name first', () => {
  const places = [place('Meditation', 'Calmer than yoga.'), place('Yoga'), place('Boxing')];
  expect(found(places, 'YOGA')).toEqual(['Yoga', 'Meditation']);
  expect(searchPlaces(places, 'yog')[0]!.name).toEqual([
    { text: 'Yog', found: true },
    { text: 'a', found: false },
  ]);
});

test('every word must be there, and an empty query finds nothing', () => {
  const places = [place('Yoga', 'Slow and strong.'), place('Boxing', 'Strong.')];
  expect(found(places, 'strong slow')).toEqual(['Yoga']);
  expect(found(places, ' ')).toEqual([]);
});

test('the posts are not hidden below many others', () => {
  const many = Array.from({ length: 60 }, (_, index) => place(`Class ${index}`));
  expect(found(many, 'class')).toHaveLength(5);
});
