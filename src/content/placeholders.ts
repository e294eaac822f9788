/**
 * The names of the placeholders that any sentence may contain; facts.ts has their values. content/PLACEHOLDERS.md
 * explains all placeholders to staff, and a test compares that text with the schemas.
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

/** The placeholders that take an id, as in {price:experts}, with the kind of thing that the id refers to. */
export const namedFacts = { price: 'plan' } as const;

export type FactName = (typeof factNames)[number];

/** The placeholders that only some files may use. Unlike {class} and others, each has one value for the whole site. */
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
