import type { Photograph } from '../../rendering/photographs.ts';
import { DeskRefused } from '../desk-refused.ts';
import type { GivenPicture, PreparePicture } from '../pictures/prepare-picture.ts';
import type { PictureSize } from '../pictures/size-of-picture.ts';
import { words } from '../words.ts';
import { base64Of } from '../workspace/base64.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { DraftLog, DraftPicture } from './draft-log.ts';
import { standInPhotograph } from './stand-in-for.ts';

/** The photographs of a draft: the saved ones, and those added since. */
export class DraftPictures {
  /** The saved ones, as the pages show them. */
  saved: Readonly<Record<string, Photograph>> = {};
  private added = new Map<string, AddedPicture>();
  private readonly log: DraftLog;
  private readonly workspace: Workspace;
  private readonly prepare: PreparePicture;

  constructor(log: DraftLog, workspace: Workspace, prepare: PreparePicture) {
    this.log = log;
    this.workspace = workspace;
    this.prepare = prepare;
  }

  /** Reads the photographs added on this device; returns whether any are new. */
  async readAdded(): Promise<boolean> {
    const found = await this.log.pictures();
    const before = [...this.added.keys()].join();
    for (const [name, { address }] of this.added)
      if (!found.some((one) => one.name === name)) URL.revokeObjectURL(address);
    this.added = new Map(
      found.map((one) => [one.name, this.added.get(one.name) ?? withAddress(one)]),
    );
    return [...this.added.keys()].join() !== before;
  }

  /** Reloads the saved ones if `names` differ from the known ones; returns whether it did. */
  async readSaved(names: ReadonlyMap<string, unknown>): Promise<boolean> {
    const known = Object.keys(this.saved);
    if (known.length === names.size && known.every((name) => names.has(name))) return false;
    this.saved = await this.workspace.photographs();
    return true;
  }

  /** Sizes in bytes of the added ones, by name. */
  get sizes(): [name: string, size: number][] {
    return [...this.added.values()].map(({ name, bytes }) => [name, bytes.length]);
  }

  /** By name, as the screens show them. */
  get shown(): Record<string, { width: number; height: number; address: string }> {
    const saved = Object.entries(this.saved).map(
      ([name, { width, height }]) =>
        [name, { width, height, address: `/api/pictures/${encodeURIComponent(name)}` }] as const,
    );
    const added = [...this.added.values()].map(
      ({ name, width, height, address }) => [name, { width, height, address }] as const,
    );
    return Object.fromEntries([...added, ...saved]);
  }

  /** By name, for the pages of the draft; `standIns` are names of missing ones. */
  onPagesWith(standIns: readonly string[]): Record<string, Photograph> {
    const added = [...this.added.values()].map((one) => [one.name, one.onPages] as const);
    const missing = standIns.map((name) => [name, standInPhotograph(name)] as const);
    return { ...Object.fromEntries([...added, ...missing]), ...this.saved };
  }

  async bytesOf(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return (
      this.added.get(name)?.bytes ?? (name in this.saved ? this.workspace.picture(name) : undefined)
    );
  }

  /** Adds a photograph as it comes from a camera. */
  async take(file: File, size: PictureSize | undefined) {
    return this.add({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), size }, 0);
  }

  /** Rotates a photograph by 90° clockwise, as a new file, so that other uses of the old one stay as they are. */
  async turn(name: string) {
    const bytes = await this.bytesOf(name);
    if (!bytes) throw new DeskRefused(words.noSuchPart);
    return this.add({ name, bytes, size: this.added.get(name) ?? this.saved[name] }, 1);
  }

  /** Returns the name of the added photograph, or the reason for refusing it. */
  private async add(
    given: GivenPicture,
    turns: 0 | 1,
  ): Promise<{ name: string } | { refused: string }> {
    const prepared = await this.prepare(given, turns);
    if ('refused' in prepared) return prepared;
    const name = await this.freeName(prepared);
    await this.log.addPicture({ ...prepared, name });
    await this.readAdded();
    return { name };
  }

  /** Its own name, or "hall-2.jpg" if another picture has that name; a picture added twice keeps its name. */
  private async freeName({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<string> {
    const [, stem, ending] = /^(.*)(\.[^.]+)$/.exec(name)!;
    for (let number = 1; ; number += 1) {
      const wanted = number === 1 ? name : `${stem}-${number}${ending}`;
      const there = await this.bytesOf(wanted);
      if (there === undefined || isSame(there, bytes)) return wanted;
    }
  }
}

interface AddedPicture extends DraftPicture {
  address: string;
  onPages: Photograph;
}

const withAddress = (picture: DraftPicture): AddedPicture => ({
  ...picture,
  address: URL.createObjectURL(new Blob([picture.bytes])),
  onPages: {
    width: picture.width,
    height: picture.height,
    base: '',
    widths: [picture.width],
    colour: 0,
    // A frame without an origin cannot load a blob: address of the desk.
    file: `data:;base64,${base64Of(picture.bytes)}`,
  },
});

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
