/** The screens besides the start, each by the first part of its route. */
export const screenNames = [
  'prices',
  'offer',
  'timetable',
  'hours',
  'call-off',
  'away',
  'leaves',
  'extra-class',
  'notice',
  'posts',
  'photographs',
  'coaches',
  'contact',
  'pages',
  'find',
  'invented',
  'review',
  'published',
  'publishes',
  'people',
] as const;
export type ScreenName = (typeof screenNames)[number];

export const isScreenName = (name: string | undefined): name is ScreenName =>
  (screenNames as readonly (string | undefined)[]).includes(name);
