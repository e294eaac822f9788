import { listInEnglish } from './english.ts';

/** What the desk says about what is not published yet, about a publish, and about earlier ones. */
export const reviewWords = {
  reviewCount: (count: number) => `Review ${count === 1 ? 'one change' : `${count} changes`}`,
  undoThis: 'Undo this',
  before: 'Before',
  after: 'After',
  /** Says when visitors see a publish; `days` are the first days of what begins later. */
  visitorsSee: (
    days: readonly string[],
    { isNow, isHidden }: { isNow: boolean; isHidden: boolean },
  ) => {
    const from = days.length > 0 ? `from ${listInEnglish(days)}` : '';
    const hidden = isHidden ? ' They do not see what is hidden.' : '';
    if (isNow && from) return `Visitors see it now, and what begins later ${from}.${hidden}`;
    if (from) return `Visitors see it ${from}.${hidden}`;
    return isNow ? `Visitors see it now.${hidden}` : 'Visitors do not see it: it is hidden.';
  },
  // After a publish, by its progress.
  publishedHint: {
    saved: 'It is on this computer. Visitors see it once the website is built.',
    'handed-over': 'On the website in about a minute. You can go on, or close this window.',
    building: 'On the website in about a minute. You can go on, or close this window.',
    // After the desk was opened again.
    live: 'Visitors see it now, and what begins later from its first day.',
    failed:
      'The pages could not be built, and visitors still see the website as it was. What you published is safe, and the next publish includes it. If that fails as well, show this to whoever looks after the website.',
  },
  // Earlier publishes.
  publishes: 'Earlier publishes',
  lastPublish: (when: string, by: string) => `The last publish: ${when}, ${by}`,
  bringTextsBack: (time: string) =>
    `Bring these texts back to how they were after this publish, at ${time}`,
  noPublishes: 'Nothing has been published from the desk yet.',
  today: 'today',
  // Another tab.
} as const;
