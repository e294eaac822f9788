import { parse } from 'yaml';
import type { FieldPath } from '../findings/finding.ts';
import { valueAt } from './path.ts';
import type { Problem } from './problem.ts';

/** A change of one value that fixes a problem. */
export interface Edit {
  path: FieldPath;
  value: string | number | boolean;
}

/**
 * The edit that certainly fixes a problem, made of the value that alone can be meant; undefined if there is none.
 * `typed` is the value of the file.
 */
export function certainEditOf({ path, at, meant }: Problem, typed: unknown): Edit | undefined {
  const [only, ...others] = meant?.values ?? [];
  if (path === undefined || only === undefined || !meant!.isCertain || others.length > 0)
    return undefined;
  const before = valueAt(typed, path);
  if (at !== undefined)
    return typeof before === 'string' && before.includes(at)
      ? { path, value: before.replace(at, () => only) }
      : undefined;
  const value: unknown = parse(only);
  return isPlain(value) && before !== undefined && value !== before ? { path, value } : undefined;
}

const isPlain = (value: unknown): value is Edit['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
