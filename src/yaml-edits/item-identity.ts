import { isGroup, type Group } from './value-at.ts';

type Identity = (item: unknown) => string;

/**
 * The identifying fields of the groups in two lists: the first field that is a text or number in all of them and unique
 * in each list, or the first two such fields that are unique together. Undefined if there is none.
 */
export function identityIn(
  before: readonly unknown[],
  after: readonly unknown[],
): Identity | undefined {
  const [first] = before;
  if (!isGroup(first) || ![...before, ...after].every(isGroup)) return undefined;
  const names = Object.keys(first).filter((name) =>
    [...before, ...after].every((item) => hasWord(item as Group, name)),
  );
  const pairs = names.flatMap((name, place) =>
    names.slice(place + 1).map((other) => [name, other]),
  );
  return [...names.map((name) => [name]), ...pairs]
    .map(identityBy)
    .find((identity) => [before, after].every((list) => isUnique(list.map(identity))));
}

const hasWord = (item: Group, name: string) =>
  Object.hasOwn(item, name) && ['string', 'number'].includes(typeof item[name]);

const identityBy =
  (names: readonly string[]): Identity =>
  (item) =>
    JSON.stringify(names.map((name) => (item as Group)[name]));

const isUnique = (words: readonly string[]) => new Set(words).size === words.length;
