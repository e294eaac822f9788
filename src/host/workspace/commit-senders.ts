import { base64Of } from './base64.ts';
import { blobHash } from './head-of-files.ts';
import { post } from './post-json.ts';
import type { Requests } from './requests.ts';
import type { Commit } from './workspace.ts';

/** Turns a commit into JSON for the server of the desk, and may upload its pictures first. */
export type CommitSender = (commit: Commit) => Promise<object>;

/** Includes the pictures in the commit, for a desk on the same computer as the content folder. */
export const inOnePiece: CommitSender = ({ pictures, ...commit }) => {
  const encoded = Object.entries(pictures).map(([name, bytes]) => [name, base64Of(bytes)] as const);
  return Promise.resolve({ ...commit, pictures: Object.fromEntries(encoded) });
};

/**
 * Uploads pictures one by one before their commit, for the desk on the web: after an interruption, those that arrived
 * are not sent again.
 */
export function withUploads(requests: Requests): CommitSender {
  const arrived = new Set<string>();
  return async ({ pictures, ...commit }) => {
    const uploads: Record<string, string> = {};
    for (const [name, bytes] of Object.entries(pictures)) {
      const hash = await blobHash(bytes);
      if (!arrived.has(hash)) await post(requests, 'uploads', { bytes: base64Of(bytes) });
      arrived.add(hash);
      uploads[name] = hash;
    }
    return { ...commit, pictures: {}, uploads };
  };
}
