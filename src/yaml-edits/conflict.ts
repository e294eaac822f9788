import type { YamlPath } from './yaml-edit.ts';

/** A place that two sides changed differently. A value is undefined where there is none, or where it is unknown. */
export interface Conflict {
  /** Where mine stands in what was merged, or would stand. */
  readonly path: YamlPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}
