import type { Result } from './table.ts';

/** From the smallest to the largest size our build may need so much more memory, and no more. */
const mostGrowth = 0.25;

/** What the results say of us. */
export interface Verdict {
  lines: string[];
  passed: boolean;
}

const growth = (from: number, to: number) =>
  `${Math.round(from)} → ${Math.round(to)} MB (${to < from ? '' : '+'}${Math.round((to / from - 1) * 100)} %)`;

/** Are we faster than Astro at each size, and does our memory stay as it is when there are more posts? */
export function verdictOn(results: readonly Result[]): Verdict {
  const ours = results.filter(({ builder }) => builder === 'ours');
  const pairs = ours.flatMap((own) => {
    const astro = results.find(({ builder, posts }) => builder === 'Astro' && posts === own.posts);
    return astro ? [{ own, astro }] : [];
  });
  const lines = pairs.map(({ own, astro }) => {
    const ratio = own.seconds / astro.seconds;
    return `${own.posts} posts: ours takes ${ratio.toFixed(2)} of Astro's time${ratio < 1 ? '' : ', which is not faster'}.`;
  });
  let passed = pairs.every(({ own, astro }) => own.seconds < astro.seconds);
  const [first, last] = [ours.at(0), ours.at(-1)];
  if (first && last && first !== last) {
    const flat = last.largestProcess <= first.largestProcess * (1 + mostGrowth);
    passed &&= flat;
    lines.push(
      `Our largest process from ${first.posts} to ${last.posts} posts: ${growth(first.largestProcess, last.largestProcess)}${flat ? '' : `, more than ${mostGrowth * 100} %`}.`,
    );
    if (first.allProcesses !== undefined && last.allProcesses !== undefined)
      lines.push(`All our processes together: ${growth(first.allProcesses, last.allProcesses)}.`);
  }
  return { lines, passed };
}
