import type { Cost } from './measured-run.ts';

/** What one builder needed for a number of posts. */
export type Result = Cost & { builder: string; posts: number; pages: number };

/** The most by which the memory of our build may grow from the smallest to the largest size. */
const mostGrowth = 0.25;

/** Are we faster than Astro at each size, and does our memory stay as it is when there are more posts? */
export function verdictOn(results: readonly Result[]): { lines: string[]; passed: boolean } {
  const of = (name: string) => results.filter(({ builder }) => builder === name);
  const [ours, astro] = [of('ours'), of('Astro')];
  const ratios = ours.map(({ seconds }, index) => seconds / astro[index]!.seconds);
  const lines = ratios.map(
    (ratio, index) =>
      `${ours[index]!.posts} posts: ours takes ${ratio.toFixed(2)} of Astro's time.`,
  );
  const growth = ours.at(-1)!.largestProcess / ours[0]!.largestProcess - 1;
  const passed = ratios.every((ratio) => ratio < 1) && growth <= mostGrowth;
  lines.push(
    `Our largest process grows by ${(growth * 100).toFixed(0)} % from the smallest to the largest size.`,
    'Ours takes the bundles of its code from its cache, and also makes and checks the rest of the site.',
    `Wanted: less than Astro's time at each size, and at most ${mostGrowth * 100} % growth. ${passed ? 'So it is.' : 'That is not so, or not known.'}`,
  );
  return { lines, passed };
}
