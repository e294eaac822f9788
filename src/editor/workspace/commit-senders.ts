import { base64Of } from './base64.ts';
import { blobHash } from './head-of-files.ts';
import { post } from './post.ts';
import type { Requests } from './requests.ts';
import type { Commit } from './workspace.ts';

/** Prepares a commit for JSON, and may send parts of it before. */
export type CommitSender = (commit: Commit) => Promise<object>;

/** Puts the pictures into the commit: the folder is on the same computer. */
export const inOnePiece: CommitSender = ({ pictures, ...commit }) => {
  const encoded = Object.entries(pictures).map(([name, bytes]) => [name, base64Of(bytes)] as const);
  return Promise.resolve({ ...commit, pictures: Object.fromEntries(encoded) });
};

/** Sends pictures one by one before their commit: what has arrived is not sent again after an interruption. */
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
