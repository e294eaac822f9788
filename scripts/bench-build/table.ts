import type { Cost } from './measured-run.ts';

/** The best runs of one builder with so many posts. */
export interface Result extends Cost {
  builder: 'ours' | 'Astro';
  posts: number;
  pages: number;
}

const thousands = (value: number) => value.toLocaleString('en-GB');
const megabytes = (value: number | undefined) =>
  value === undefined ? '–' : thousands(Math.round(value));

const columns: [head: string, cell: (result: Result) => string][] = [
  ['builder', ({ builder }) => builder],
  ['posts', ({ posts }) => thousands(posts)],
  ['seconds', ({ seconds }) => seconds.toFixed(1)],
  ['CPU seconds', ({ cpuSeconds }) => cpuSeconds.toFixed(1)],
  ['peak MB (largest process)', ({ largestProcess }) => megabytes(largestProcess)],
  ['peak MB (all processes)', ({ allProcesses }) => megabytes(allProcesses)],
  ['pages written', ({ pages }) => thousands(pages)],
];

/** One line for each result, below a head: words to the left, numbers to the right. */
export function tableOf(results: readonly Result[]): string {
  const rows = [
    columns.map(([head]) => head),
    ...results.map((one) => columns.map(([, cell]) => cell(one))),
  ];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    )
    .join('\n');
}
