import type { DraftLog } from '../draft/draft-log.ts';
import type { DraftPictures } from '../draft/draft-pictures.ts';
import type { KeptDraft } from '../draft/kept-draft.ts';
import type { SavedContent } from '../draft/saved-content.ts';
import { NotReached } from '../workspace/requests.ts';
import { mergeDevice } from './another-device.ts';
import {
  longestEntries,
  mostAbout,
  versionOf,
  type DraftsOfStaff,
  type StoredDraft,
} from './drafts-of-staff.ts';
import { colleaguesOf } from './colleagues-of.ts';
import type { SyncState } from './sync-state.ts';
import {
  noChanges,
  parseSharedDraft,
  sharedDraftOf,
  textsOfShared,
  UnreadableDraft,
} from './shared-draft.ts';

/** The dependencies of `DraftSync`. */
export interface SyncParts {
  log: DraftLog;
  kept: KeptDraft;
  content: SavedContent;
  pictures: DraftPictures;
  store: DraftsOfStaff;
  /** The name of this device: "iPhone". */
  device: string;
  /** The changed files, but not those in which comments alone have changed. */
  about: () => readonly string[];
  /** In milliseconds since 1970. */
  now: () => number;
}

/** In milliseconds: how long after the first new change the draft is stored, so that not every letter is sent. */
const writeDelay = 2000;
/** In milliseconds, between two looks for changes of others. */
const lookInterval = 20_000;
/** The most drafts that are remembered after they were sent without an answer. */
const mostSent = 20;

/** Before a device has exchanged anything. */
const nothingShared: StoredDraft = { entries: noChanges, device: '', at: '', about: [] };

/** Keeps a draft the same on all devices of a person, by a document that each of them reads and writes. */
export class DraftSync {
  private readonly parts: SyncParts;
  private state: SyncState = { isStored: false, colleagues: [] };
  private onState: (state: SyncState) => void = () => undefined;
  private storedEntries: string | undefined;
  private changedAt: number | undefined;
  private lookedAt = -Infinity;

  constructor(parts: SyncParts) {
    this.parts = parts;
  }

  follow(onState: (state: SyncState) => void) {
    this.onState = onState;
    onState(this.state);
  }

  /** Called regularly; exchanges drafts when that is due. Returns the files that changed here. */
  async step(): Promise<string[]> {
    const { log, content, kept } = this.parts;
    if (!content.isAt(kept.draft.head)) return [];
    try {
      return (await this.isDue()) ? await log.alone('head', () => this.exchange()) : [];
    } catch (error) {
      // The draft stays on this device, and the screens say so.
      const isExpected = error instanceof NotReached || error instanceof UnreadableDraft;
      if (!isExpected) throw error;
      return [];
    }
  }

  /** Exchanges drafts without a pause. */
  now(): Promise<string[]> {
    this.lookedAt = -Infinity;
    return this.step();
  }

  private async isDue(): Promise<boolean> {
    const now = this.parts.now();
    const isNew = this.isNew(await this.drafts());
    this.changedAt = isNew ? (this.changedAt ?? now) : undefined;
    const isTime = isNew && now - this.changedAt! >= writeDelay;
    if (!isTime && now - this.lookedAt < lookInterval) return false;
    this.changedAt = undefined;
    this.lookedAt = now;
    return true;
  }

  private async exchange(): Promise<string[]> {
    const { kept, content, log, store, now } = this.parts;
    const files = await kept.read();
    // The outcome of a commit decides what remains of the draft.
    if (kept.draft.underWay || !content.isAt(kept.draft.head)) return files;
    const drafts = await this.drafts();
    const own = this.isNew(drafts) ? this.ownDraft(drafts) : undefined;
    if (own && own.entries.length > longestEntries) return files;
    if (own && !drafts.includes(own))
      await log.keepSharedDrafts([
        ...drafts.slice(0, 1),
        ...drafts.slice(1).slice(1 - mostSent),
        own,
      ]);
    const stored = await store.exchange(drafts.map(versionOf), own);
    if (stored === 'away') return files;
    const isOwn = [...drafts, ...(own ? [own] : [])].some(
      (one) => stored && versionOf(one) === versionOf(stored),
    );
    if (stored && !isOwn) files.push(...(await this.merge(stored, drafts[0]!)));
    await log.keepSharedDrafts(stored ? [stored] : []);
    const others = await store.colleagues();
    if (others !== 'away') this.show({ colleagues: colleaguesOf(others, now()) });
    this.storedEntries = stored?.entries ?? noChanges;
    this.show({ isStored: this.entries() === this.storedEntries });
    return files;
  }

  /** Called after each change, so that nobody relies on another device too early. */
  hasChanged() {
    const { content, kept } = this.parts;
    if (!this.state.isStored || !content.isAt(kept.draft.head)) return;
    if (this.entries() !== this.storedEntries) this.show({ isStored: false });
  }

  /** The last draft that this device and the store had in common, then those sent since without an answer. */
  private async drafts(): Promise<readonly StoredDraft[]> {
    const { log, pictures } = this.parts;
    const drafts = await log.sharedDrafts();
    if (drafts.length === 0) return [nothingShared];
    pictures.setPicturesOfDevices(parseSharedDraft(drafts[0]!.entries).pictures);
    return drafts;
  }

  private isNew(drafts: readonly StoredDraft[]): boolean {
    return drafts.length > 1 || this.entries() !== drafts[0]!.entries;
  }

  private async merge(stored: StoredDraft, agreed: StoredDraft): Promise<string[]> {
    const { kept, content, pictures } = this.parts;
    const both = [agreed.entries, stored.entries].map(parseSharedDraft);
    const hashes = both.flatMap(({ files }) => files.flatMap(({ base }) => base ?? []));
    const texts = await content.textsWith(hashes, kept);
    const [before, theirs] = both.map((one) => textsOfShared(one, kept.draft.saved, texts));
    const files = await kept.change((draft) => mergeDevice(draft, before!, theirs!));
    pictures.setPicturesOfDevices(both[1]!.pictures);
    if (files.length > 0) this.show({ cameFrom: { device: stored.device, at: stored.at } });
    return files;
  }

  /** The draft as it is now; the one that was sent last if it is the same. */
  private ownDraft(sent: readonly StoredDraft[]): StoredDraft {
    const { device, now } = this.parts;
    const entries = this.entries();
    const last = sent.slice(1).at(-1);
    if (last?.entries === entries) return last;
    const about = this.parts.about().slice(0, mostAbout);
    return { entries, device, at: new Date(now()).toISOString(), about };
  }

  private entries(): string {
    const { kept, content, pictures, device } = this.parts;
    const own = pictures.sizes.map(([name, size]) => [name, { device, size }] as const);
    const all = { ...pictures.away, ...Object.fromEntries(own) };
    return sharedDraftOf(kept.draft, (file) => content.hashOf(file), all);
  }

  private show(change: Partial<SyncState>) {
    const next = { ...this.state, ...change };
    if (JSON.stringify(next) === JSON.stringify(this.state)) return;
    this.state = next;
    this.onState(next);
  }
}
