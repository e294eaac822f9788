import { createHash } from 'node:crypto';
import { sessionScript, speculationRules } from '../../src/document/scripts.ts';
import type { InlineHashes } from '../../src/security/headers.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hashes of the inline scripts and styles of the pages, which the policy would otherwise forbid. */
export const inlineHashes = (
  runtime: string,
  styles: readonly string[],
  accounts: boolean,
): InlineHashes => ({
  scripts: [...(accounts ? [sessionScript] : []), speculationRules, runtime].map(hashOf),
  styles: [...new Set(styles.map(hashOf))],
});
