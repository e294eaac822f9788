import { applyEdit } from './apply-edit.ts';
import { EditRefused } from './edit-refused.ts';
import { editsBetween } from './edits-between.ts';
import { readSource } from './yaml-source.ts';

/**
 * The text with the value of `after` and as few changes from `before` as possible: parts that were changed and changed
 * back regain their original lines. Returns `after` if fewer of its lines differ, or if `before` cannot be edited so.
 */
export function leastChange(before: string, after: string): string {
  const [from, to] = [readSource(before), readSource(after)];
  if (typeof from === 'string' || typeof to === 'string') return after;
  try {
    const made = editsBetween(from.value, to.value).reduce(applyEdit, before);
    return linesThatDiffer(before, made) <= linesThatDiffer(before, after) ? made : after;
  } catch (error) {
    if (error instanceof EditRefused) return after;
    throw error;
  }
}

function linesThatDiffer(one: string, other: string): number {
  const counts = new Map<string, number>();
  const count = (text: string, by: 1 | -1) => {
    for (const line of text.split('\n')) counts.set(line, (counts.get(line) ?? 0) + by);
  };
  count(one, 1);
  count(other, -1);
  return [...counts.values()].reduce((sum, number) => sum + Math.abs(number), 0);
}
