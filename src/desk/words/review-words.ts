/** What the desk says about what is not published yet, about a publish, and about earlier ones. */
export const reviewWords = {
  reviewCount: (count: number) => `Review ${count === 1 ? 'one change' : `${count} changes`}`,
  before: 'Before',
  after: 'After',
  // Earlier publishes.
  publishes: 'Earlier publishes',
  noPublishes: 'Nothing has been published from the desk yet.',
  today: 'today',
} as const;
