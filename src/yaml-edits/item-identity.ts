import { isGroup, type Group } from './value-at.ts';

type Identity = (item: unknown) => string;

/**
 * A function that returns the identity of a group in two lists: its value in the first field that is a text or number in
 * all groups and unique in each list, or else its values in the first two such fields that are unique together.
 * Undefined if no fields are, or if an item is not a group.
 */
export function identityIn(
  before: readonly unknown[],
  after: readonly unknown[],
): Identity | undefined {
  const [first] = before;
  if (!isGroup(first) || ![...before, ...after].every(isGroup)) return undefined;
  const names = Object.keys(first).filter((name) =>
    [...before, ...after].every((item) => hasTextOrNumber(item as Group, name)),
  );
  const pairs = names.flatMap((name, place) =>
    names.slice(place + 1).map((other) => [name, other]),
  );
  return [...names.map((name) => [name]), ...pairs]
    .map(identityBy)
    .find((identity) => [before, after].every((list) => areUnique(list.map(identity))));
}

const hasTextOrNumber = (item: Group, name: string) =>
  Object.hasOwn(item, name) && ['string', 'number'].includes(typeof item[name]);

const identityBy =
  (names: readonly string[]): Identity =>
  (item) =>
    JSON.stringify(names.map((name) => (item as Group)[name]));

const areUnique = (identities: readonly string[]) => new Set(identities).size === identities.length;
