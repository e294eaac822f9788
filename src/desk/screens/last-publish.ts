import type { Saved } from '../../editor/protocol.ts';

/** The newest version that a desk published; versions are newest first. */
export const lastPublishIn = (versions: readonly Saved[] | undefined) =>
  versions?.find(({ isTechnical }) => !isTechnical);
