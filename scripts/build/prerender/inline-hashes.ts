import { createHash } from 'node:crypto';
import type { InlineHashes } from '../../../src/design/document/headers.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes of the inline scripts and styles, which the CSP would otherwise block. */
export const inlineHashes = (
  scripts: readonly string[],
  styles: readonly string[],
): InlineHashes => ({
  scripts: scripts.map(hashOf),
  styles: [...new Set(styles.map(hashOf))],
});
