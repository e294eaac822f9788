import type { SavedChange } from '../../editor/history.ts';

/** The newest version that a desk published; versions are newest first. */
export const lastPublishIn = (versions: readonly SavedChange[] | undefined) =>
  versions?.find(({ isTechnical }) => !isTechnical);
