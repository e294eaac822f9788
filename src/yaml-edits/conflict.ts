import type { YamlPath } from './yaml-edit.ts';

/** A place that both sides changed differently. A value is undefined if it is missing or unknown. */
export interface Conflict {
  /** The path of my value in the merged one, or of its absence. */
  readonly path: YamlPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}
