import { type Say, sayOf } from '../../../src/check/rules/sentences.ts';
import type { CheckedFiles } from '../../../src/content/files.ts';
import type { ValueProblem } from '../../../src/content/problem.ts';
import { type Weekday, weekdays } from '../../../src/content/weekdays.ts';
import { placeAt } from '../../content/place/places.ts';

/** Content of a few files after their own checks; undefined ones have errors and are left out. */
export const contentOf = (files: Record<string, unknown>): CheckedFiles =>
  new Map(Object.entries(files).filter(([, value]) => value !== undefined));

/** The seven files of the schedule, with rows on some days. */
export const scheduleOf = (rows: Partial<Record<Weekday, readonly object[]>>) =>
  Object.fromEntries(weekdays.map((day) => [`schedule/${day}.yaml`, { classes: rows[day] ?? [] }]));

/** A class at a time, "09:00–10:00", by a coach. */
export function row(name: string, time: string, trainer = 'arjun-h', more: object = {}) {
  const [start, end] = time.split('–');
  return { class: name, start, end, trainer, ...more };
}

/** What a rule finds, in the words of a gym in India. */
export const problemsOf = <Rest extends unknown[]>(
  rule: (content: CheckedFiles, ...rest: [...Rest, Say]) => Iterable<ValueProblem>,
  content: CheckedFiles,
  ...rest: Rest
): ValueProblem[] => [...rule(content, ...rest, sayOf(content, placeAt('india')))];

/** All problems of a rule. */
export const all = <Problem>(problems: Iterable<Problem>): Problem[] => [...problems];

/** What is said of problems, for snapshots: where, what is wrong, and what to do, which several in a row may share. */
export function said(problems: Iterable<ValueProblem>): string {
  const all = [...problems];
  return all
    .map(({ file, path, at, beside, severity, message, remedy, edits }, index) =>
      [
        `${severity === 'note' ? 'note ' : ''}${file} ${path.join('.')}${at === undefined ? '' : ` "${at}"`}${beside ? `, beside ${beside.join('.')}` : ''}`,
        message,
        ...(edits ?? []).map(
          (edit) =>
            `→ ${edit.path.join('.')}: ${edit.value === undefined ? 'removed' : JSON.stringify(edit.value)}`,
        ),
        ...(all[index + 1]?.remedy === remedy ? [] : [remedy, '']),
      ].join('\n'),
    )
    .join('\n')
    .trimEnd();
}

/** Where problems are, for what a test above has in words. */
export const placesOf = (problems: Iterable<ValueProblem>): string[] =>
  [...problems].map(({ file, path }) => `${file} ${path.join('.')}`);
