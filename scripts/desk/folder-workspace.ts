import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { lock } from 'proper-lockfile';
import type { ContentModel } from '../../src/check/model.ts';
import type { History, Save } from '../../src/host/history.ts';
import { commitChecks, type CommitCheck } from '../../src/host/commit-check.ts';
import type { Commit, CommitReply, Workspace } from '../../src/host/workspace/workspace.ts';
import { readPhotographs } from '../build/pictures/photographs.ts';
import { pictureSize } from '../build/pictures/picture-size.ts';
import type { FolderFiles } from './folder-files.ts';
import { historyFailure } from './history/history-failed.ts';
import { finishSaving, saveAll } from './save-all.ts';
import { ledgerIn, settleInLedger } from './save-ledger.ts';

interface FolderWorkspaceParts {
  /** The content model of today: its rules depend on the date. */
  modelNow: () => ContentModel;
  files: FolderFiles;
  history: History;
  /** The folder for unfinished saves, shared by all desks of this content. */
  own: string;
  /** The cache of placeholder colours. */
  colours: string;
}

/** Options for locking the folder, in milliseconds. The lock of a killed desk expires after `stale`. */
const locking = { stale: 5000, retries: { retries: 100, minTimeout: 20, maxTimeout: 200 } };

/** The store behind a desk on this computer: reads the content folder and saves commits into it. */
export function folderWorkspace(parts: FolderWorkspaceParts): Workspace {
  const { modelNow, files } = parts;
  const { images } = modelNow();
  const checkNow = commitChecks(modelNow);
  return {
    head: () => Promise.resolve(files.head()),
    texts: (hashes) => Promise.resolve(files.texts(hashes)),
    picture: (name) => Promise.resolve(files.bytesOf(`${images}/${name}`)),
    photographs: () => photographsOf(parts),
    commit: (commit) => withLock(parts, () => commitLocked(parts, checkNow(), commit)),
    history: (most) => parts.history.list(most),
    progress: () => Promise.resolve({ state: 'saved' }),
    version: (id) => parts.history.textsOf(id),
  };
}

/** Does some work while the folder is locked against other desks on this computer. */
async function withLock<Result>({ own }: FolderWorkspaceParts, work: () => Promise<Result>) {
  mkdirSync(own, { recursive: true, mode: 0o700 });
  const release = await lock(own, locking);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function commitLocked(
  parts: FolderWorkspaceParts,
  check: CommitCheck,
  commit: Commit,
): Promise<CommitReply> {
  const { files, own } = parts;
  const { model } = check;
  finishSaving(files.folder, own);
  const head = files.head();
  if (ledgerIn(own).done.includes(commit.id))
    return { kind: 'done', head, ...(await settleHistory(parts)) };
  if (head.id !== commit.base) return { kind: 'moved', head };
  const fault = check.faultOf(commit, head, files.textOf);
  if (fault) return { kind: 'refused', why: fault };
  try {
    saveAll(files.folder, own, contentOf(commit, model), saveOf(commit, files, model));
  } catch (error) {
    const isFull = /ENOSPC|EDQUOT/.test(String((error as { code?: string }).code));
    console.error(error);
    return { kind: 'refused', why: isFull ? 'disk-full' : 'store-failed' };
  }
  return { kind: 'done', head: files.head(), ...(await settleHistory(parts)) };
}

const contentOf = ({ texts, pictures }: Commit, { images }: ContentModel) =>
  new Map<string, string | Uint8Array | undefined>([
    ...Object.entries(pictures).map(([name, bytes]) => [`${images}/${name}`, bytes] as const),
    ...Object.entries(texts).map(([file, text]) => [file, text ?? undefined] as const),
  ]);

const saveOf = (commit: Commit, files: FolderFiles, { images }: ContentModel): Save => ({
  id: commit.id,
  at: new Date().toISOString(),
  by: commit.by,
  words: commit.words,
  texts: Object.fromEntries(
    Object.entries(commit.texts).map(([file, after]) => [
      file,
      { before: files.bytesOf(file)?.toString('utf8') ?? null, after },
    ]),
  ),
  pictures: Object.keys(commit.pictures).map((name) => `${images}/${name}`),
});

/** Adds missing saves to the history; returns the reason if some are still missing. */
async function settleHistory({ own, history }: FolderWorkspaceParts) {
  try {
    for (const save of ledgerIn(own).due) {
      await history.add(save);
      settleInLedger(own, save.id);
    }
    return {};
  } catch (error) {
    console.error(error);
    return { lacks: historyFailure(error).fault };
  }
}

/** The readable photographs; the check reports all others. */
async function photographsOf({ files, modelNow, colours }: FolderWorkspaceParts) {
  const { images } = modelNow();
  const start = `${images}/`;
  const names: string[] = [];
  for (const name of Object.keys(files.head().files))
    if (name.startsWith(start) && (await isPicture(files.bytesOf(name))))
      names.push(name.slice(start.length));
  return readPhotographs(join(files.folder, images), colours, names);
}

const isPicture = async (bytes: Buffer | undefined) =>
  bytes !== undefined &&
  pictureSize(bytes).then(
    () => true,
    () => false,
  );
