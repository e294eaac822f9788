/**
 * The words in braces that any sentence may hold. content/PLACEHOLDERS.md explains them, and all others,
 * to staff; a test holds the two together.
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

/** Words in braces that name something by its id, as in {price:experts}, with the kind of thing. */
export const namedFacts = { price: 'plan' } as const;

export type FactName = (typeof factNames)[number];

/** Texts of one file may also name these; they are filled once, like the ten above. */
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
