import type { Cost } from './measured-run.ts';

/** The cost of one builder for a number of posts. */
export type Result = Cost & { builder: string; posts: number; pages: number };

/** How much the memory of our build may grow from the smallest to the largest size. */
const maxGrowth = 0.25;

/** Passes when our build is faster than Astro at each size, and its memory hardly grows with the number of posts. */
export function verdictOn(results: readonly Result[]): { lines: string[]; passed: boolean } {
  const of = (name: string) => results.filter(({ builder }) => builder === name);
  const [ours, astro] = [of('ours'), of('Astro')];
  const ratios = ours.map(({ seconds }, index) => seconds / astro[index]!.seconds);
  const lines = ratios.map(
    (ratio, index) =>
      `${ours[index]!.posts} posts: ours takes ${ratio.toFixed(2)} of Astro's time.`,
  );
  const growth = ours.at(-1)!.largestProcess / ours[0]!.largestProcess - 1;
  const passed = ratios.every((ratio) => ratio < 1) && growth <= maxGrowth;
  lines.push(
    `Our largest process grows by ${(growth * 100).toFixed(0)} % from the smallest to the largest size.`,
    'Ours takes the bundles of its code from its cache, and also makes and checks the rest of the site.',
    `Wanted: less than Astro's time at each size, and at most ${maxGrowth * 100} % growth. ${passed ? 'Passed.' : 'Failed, or not measured.'}`,
  );
  return { lines, passed };
}
