import { fold, wordsOf } from './fold.ts';
import { mark, type Marked } from './search-posts.ts';

/** A class, coach, question or page of the site: the search of the blog finds these too. */
export interface Place {
  /** In words: "Class" */
  kind: string;
  name: string;
  to: string;
  text: string;
}

export interface FoundPlace {
  place: Place;
  name: Marked;
}

/** The most places in the results: they are listed first, and more would push the posts out of view. */
const mostPlaces = 5;

/** Returns the places that contain every word of the query; those whose names contain one come first. */
export function searchPlaces(places: readonly Place[], query: string): FoundPlace[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = places
    .filter(({ name, text }) => {
      const all = fold(`${name}\n${text}`).text;
      return words.every((word) => all.includes(word));
    })
    .map((place) => ({ place, name: mark(place.name, words) }));
  const isNamed = ({ name }: FoundPlace) => name.some((piece) => piece.found);
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].slice(0, mostPlaces);
}
