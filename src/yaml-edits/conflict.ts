import type { YamlPath } from './yaml-edit.ts';

/** A place that both sides changed differently. A value is undefined if it is missing or unknown. */
export interface Conflict {
  /** The path of mine in the merged value, or where it would be. */
  readonly path: YamlPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}
