/**
 * The placeholders that any sentence may contain. content/PLACEHOLDERS.md explains them, and all others, to staff; a
 * test compares it with the schemas.
 */
export const factNames = [
  'business',
  'city',
  'phone',
  'email',
  'planCount',
  'lowestPrice',
  'highestPrice',
  'planPrices',
  'classCount',
  'trainerCount',
] as const;

/** Placeholders that take an id, as in {price:experts}, with the kind of thing that it refers to. */
export const namedFacts = { price: 'plan' } as const;

export type FactName = (typeof factNames)[number];

/** Placeholders that only some files may use, with one value for the whole site, unlike {class} and others. */
export const localFactNames = [
  'sharedFeatures',
  'featuredCount',
  'cardClasses',
  'cardCount',
  'otherClassCount',
  'rowCount',
  'classDays',
  'latestStart',
  'latestDays',
  'unit',
  'year',
] as const;

export type LocalFactName = (typeof localFactNames)[number];
