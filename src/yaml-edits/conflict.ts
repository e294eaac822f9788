import type { YamlPath } from './yaml-edit.ts';

/** A field that both sides changed differently. A value is undefined if it is missing or unknown. */
export interface Conflict {
  /** The path in the merged value, even if mine removed it. */
  readonly path: YamlPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}
