import { proxy } from 'comlink';
import type { ChangedTexts } from '../history.ts';
import type { Desk, DeskProposals } from '../protocol.ts';
import { taken } from './head-entries.ts';
import { memoryLog } from './memory-log.ts';
import type { OpenedParts, PageDeskParts } from './page-desk-parts.ts';

/**
 * The proposals: changes by staff who may not publish. Each can be opened as a draft in a desk of its own, or moved
 * back into the draft of this desk.
 */
export class ProposalsAtDesk implements DeskProposals {
  private readonly parts: OpenedParts;
  private readonly onChange: (files: readonly string[]) => void;
  private readonly openDesk: (parts: PageDeskParts) => Promise<Desk>;

  /** `onChange` is called with the files of the draft that have changed. */
  constructor(
    parts: OpenedParts,
    onChange: ProposalsAtDesk['onChange'],
    openDesk: ProposalsAtDesk['openDesk'],
  ) {
    this.parts = parts;
    this.onChange = onChange;
    this.openDesk = openDesk;
  }

  private get store() {
    return this.parts.workspace.proposals!;
  }

  list() {
    return this.store.list();
  }

  sendBack(number: number) {
    return this.store.sendBack(number);
  }

  remove(number: number) {
    return this.store.remove(number);
  }

  /** Opens a desk whose draft is the proposal on top of what is published now. */
  async open(number: number): Promise<Desk> {
    // This draft is neither stored on the device nor synchronised with others.
    const { sync: _, ...parts } = this.parts;
    const desk = await this.openDesk({ ...parts, log: memoryLog() });
    await desk.proposals.copy(number);
    return proxy(desk);
  }

  /** Moves a proposal into the draft, and then removes it from the list. */
  async takeBack(number: number) {
    await this.copy(number);
    await this.store.remove(number);
  }

  async copy(number: number) {
    const { workspace, kept, content, pictures } = this.parts;
    const { texts, pictures: hashes } = await this.store.read(number);
    const names = new Map<string, string>();
    for (const [name, hash] of Object.entries(hashes))
      names.set(name, await pictures.adopt(name, (await workspace.picture(name, hash))!));
    // A commit of this draft may be pending.
    const files = await content.follow(kept);
    files.push(...(await kept.change((draft) => taken(draft, withNames(texts, names)))));
    this.onChange(files);
  }
}

/** The changes with the names that their pictures have here. */
const withNames = (texts: ChangedTexts, names: ReadonlyMap<string, string>): ChangedTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([file, { before, after }]) => [
      file,
      { before, after: after?.replace(/[\w-]+\.\w+/g, (name) => names.get(name) ?? name) ?? null },
    ]),
  );
