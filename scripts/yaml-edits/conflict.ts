import type { YamlPath } from './yaml-edit.ts';

/** What two sides changed differently. Undefined is what is not there, or what nobody knows. */
export interface Conflict {
  /** Where mine stands in what was merged, or would stand. */
  readonly path: YamlPath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}
