import { join } from 'node:path';
import { imagesFolder } from '../../src/content/files.ts';
import { areContent, hasMistakes } from '../../src/host/check-publish.ts';
import { blobHash } from '../../src/host/workspace/files.ts';
import type {
  Progress,
  Publish,
  PublishOutcome,
  Store,
} from '../../src/host/workspace/workspace.ts';
import { pictureSize, readPhotographs } from '../build/pictures.ts';
import { FolderFiles } from './folder-files.ts';
import { GitHistory } from './git-history.ts';
import { deletePending, finishSaving, pendingSaves, saveFiles } from './save-files.ts';

/** The folders and facts for `FolderStore`. */
interface FolderStoreParts {
  /** The content folder. */
  folder: string;
  /** The folder of the desk itself, for unfinished saves. */
  own: string;
  /** The date at the gym, on which rules depend. */
  today: () => string;
  /** The file with the cache of placeholder colours. */
  colours: string;
}

/**
 * The store behind a desk on this computer: reads the content folder and writes publishes into it.
 * src/host/github/repository-store.ts does the same for a repository.
 */
export class FolderStore implements Store {
  private readonly parts: FolderStoreParts;
  private readonly files: FolderFiles;
  private readonly log: Promise<GitHistory | undefined>;
  private readonly uploads = new Map<string, Uint8Array<ArrayBuffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(parts: FolderStoreParts) {
    const { folder, own } = parts;
    finishSaving(folder, own);
    this.parts = parts;
    this.files = new FolderFiles(folder);
    this.log = GitHistory.of(folder);
  }

  head = () => Promise.resolve({ ...this.files.head(), today: this.parts.today() });

  texts = (hashes: readonly string[]) => Promise.resolve(this.files.texts(hashes));

  picture = (name: string) => Promise.resolve(this.files.bytesOf(`${imagesFolder}/${name}`));

  /** Returns the photographs that can be read; the check reports all others. */
  photographs = async () => {
    const names: string[] = [];
    for (const file of Object.keys(this.files.head().files)) {
      const bytes = file.startsWith(`${imagesFolder}/`) ? this.files.bytesOf(file) : undefined;
      const isReadable = bytes && (await pictureSize(bytes).catch(() => undefined));
      if (isReadable) names.push(file.slice(imagesFolder.length + 1));
    }
    return readPhotographs(join(this.parts.folder, imagesFolder), this.parts.colours, names);
  };

  keepUpload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const hash = await blobHash(bytes);
    this.uploads.set(hash, bytes);
    return hash;
  };

  upload = (hash: string) => Promise.resolve(this.uploads.get(hash));

  /** Makes one publish after the other, so that a repeated request finds the first one done. */
  publish = (publish: Publish): Promise<PublishOutcome> => {
    const made = this.last.then(() => this.publishNow(publish));
    this.last = made.catch(() => undefined);
    return made;
  };

  history = async (most: number) => (await this.log)?.list(most) ?? [];

  version = async (id: string) => (await this.log)?.version(id);

  progress = (): Promise<Progress> => Promise.resolve({ state: 'saved' });

  private async publishNow(publish: Publish): Promise<PublishOutcome> {
    const { files } = this;
    const { folder, own, today } = this.parts;
    finishSaving(folder, own);
    const head = files.head();
    if (head.id !== publish.base) {
      if (!(await this.isMade(publish.id))) return { kind: 'moved', head };
      // The answer of this publish was lost.
      return { kind: 'done', head, ...(await this.addToHistory()) };
    }
    if (!areContent(publish)) return { kind: 'refused', why: 'not-content' };
    if (hasMistakes(publish, head, today(), files.textOf))
      return { kind: 'refused', why: 'mistakes' };
    try {
      const { id, by, sentences, texts, pictures } = publish;
      const changed = new Map<string, string | Uint8Array | undefined>();
      for (const [name, bytes] of Object.entries(pictures))
        changed.set(`${imagesFolder}/${name}`, bytes);
      for (const [file, text] of Object.entries(texts)) changed.set(file, text ?? undefined);
      const at = new Date().toISOString();
      saveFiles(folder, own, changed, { id, at, by, sentences, files: [...changed.keys()] });
    } catch (error) {
      const isFull = /ENOSPC|EDQUOT/.test(String((error as { code?: string }).code));
      console.error(error);
      return { kind: 'refused', why: isFull ? 'disk-full' : 'store-failed' };
    }
    this.uploads.clear();
    return { kind: 'done', head: files.head(), ...(await this.addToHistory()) };
  }

  private async isMade(id: string): Promise<boolean> {
    const isPending = pendingSaves(this.parts.own).some(({ save }) => save.id === id);
    return isPending || (await (await this.log)?.has(id)) === true;
  }

  /** Adds missing saves to the history. If this fails, they stay on the disk. */
  private async addToHistory(): Promise<{ isUnlisted?: boolean }> {
    try {
      for (const pending of pendingSaves(this.parts.own)) {
        await (await this.log)?.add(pending.save);
        deletePending(this.parts.own, pending);
      }
      return {};
    } catch (error) {
      console.error(error);
      return { isUnlisted: true };
    }
  }
}
