import { type Photograph, plainSource } from '../../content/photographs.ts';
import { base64Of } from '../../host/workspace/files.ts';
import type { Workspace } from '../../host/workspace/workspace.ts';
import type {
  GivenPicture,
  MeasurePicture,
  PictureSize,
  PreparePicture,
} from '../pictures/prepare-picture.ts';
import { words } from '../words/words.ts';
import { type DraftDatabase, type DraftPicture, isOutOfRoom } from './draft-database.ts';
import { DeskRefused } from './protocol.ts';

/** The photographs of a draft: the published ones, and those added since. */
export class DraftPictures {
  /** The photographs that the website has built already, by name, as its pages show them. */
  onWebsite: Readonly<Record<string, Photograph>> = {};
  /** The names of all published photographs. */
  private publishedNames: readonly string[] = [];
  private readonly unbuilt: UnbuiltPictures;
  private added = new Map<string, LoadedPicture>();
  private readonly database: DraftDatabase;
  private readonly workspace: Workspace;
  private readonly prepare: PreparePicture;

  constructor(
    database: DraftDatabase,
    workspace: Workspace,
    prepare: PreparePicture,
    measure: MeasurePicture,
  ) {
    this.database = database;
    this.workspace = workspace;
    this.prepare = prepare;
    this.unbuilt = new UnbuiltPictures(workspace, measure);
  }

  /** Reads the photographs added on this device; returns whether any were added or removed. */
  async readAdded(): Promise<boolean> {
    const found = await this.database.pictures();
    const before = [...this.added.keys()].join();
    for (const [name, { address }] of this.added)
      if (!found.some((one) => one.name === name)) URL.revokeObjectURL(address);
    this.added = new Map(
      found.map((one) => [one.name, this.added.get(one.name) ?? loadedPicture(one)]),
    );
    return [...this.added.keys()].join() !== before;
  }

  /**
   * Reads the published photographs again if `names` differ from the known ones; otherwise loads the next one that the site
   * does not have yet, so that nobody waits for all of these. Returns whether anything is new.
   */
  async readPublished(names: readonly string[]): Promise<boolean> {
    if (names.join() === this.publishedNames.join()) return this.unbuilt.loadNext();
    const published = await this.workspace.photographs();
    const isPublished = (name: string) => Object.hasOwn(published, name);
    this.onWebsite = Object.fromEntries(
      names.filter(isPublished).map((name) => [name, published[name]!]),
    );
    this.unbuilt.setNames(names.filter((name) => !isPublished(name)));
    this.publishedNames = names;
    return true;
  }

  /** The sizes in bytes of all photographs of the draft, by name; `published`: the sizes of the published ones. */
  sizesWith(published: Iterable<[string, number]>): Map<string, number> {
    return new Map([...this.sizes, ...published]);
  }

  /** The sizes in bytes of the added photographs, by name. */
  get sizes(): [name: string, size: number][] {
    return [...this.added.values()].map(({ name, bytes }) => [name, bytes.length]);
  }

  /** The photographs as the screens show them, by name. */
  get shown(): Record<string, { width: number; height: number; address: string }> {
    const loaded = this.loaded.map(
      ({ name, width, height, address }) => [name, { width, height, address }] as const,
    );
    const built = Object.entries(this.onWebsite).map(([name, photograph]) => {
      const { width, height } = photograph;
      return [name, { width, height, address: plainSource(photograph) }] as const;
    });
    return Object.fromEntries([...loaded, ...built]);
  }

  /** The photographs as the pages of the draft show them, by name; those not loaded yet are plain. */
  get onPages(): Record<string, Photograph> {
    const missing = this.publishedNames.map((name) => [name, plainPhotograph] as const);
    const loaded = this.loaded.map((one) => [one.name, one.onPages] as const);
    return { ...Object.fromEntries([...missing, ...loaded]), ...this.onWebsite };
  }

  private get loaded(): LoadedPicture[] {
    return [...this.added.values(), ...this.unbuilt.loaded.values()];
  }

  /** The file of a photograph; undefined if there is none. */
  async bytesOf(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const found = this.loaded.find((one) => one.name === name);
    return (
      found?.bytes ??
      (this.publishedNames.includes(name) ? this.workspace.picture(name) : undefined)
    );
  }

  /** Adds a photograph as it comes from a camera. */
  async take(file: File, size: PictureSize | undefined) {
    return this.add({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), size }, 0);
  }

  /** Rotates a photograph by 90° clockwise, as a new file, so that other uses of the old one stay as they are. */
  async turn(name: string) {
    const bytes = await this.bytesOf(name);
    if (!bytes) throw new DeskRefused(words.partDoesNotExist);
    return this.add({ name, bytes, size: this.shown[name] }, 1);
  }

  /** Returns the name of the added photograph, or the reason for refusing it. */
  private async add(
    given: GivenPicture,
    turns: 0 | 1,
  ): Promise<{ name: string } | { refused: string }> {
    const prepared = await this.prepare(given, turns);
    if ('refused' in prepared) return prepared;
    const name = await this.freeName(prepared);
    try {
      await this.database.addPicture({ ...prepared, name });
    } catch (error) {
      if (isOutOfRoom(error)) return { refused: words.noRoomForPicture };
      throw error;
    }
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

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** The stand-in for a photograph that is not loaded yet. */
const plainPhotograph: Photograph = {
  width: 1200,
  height: 800,
  base: '',
  widths: [1200],
  colour: 15,
  file: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>')}`,
};

/** A picture on this device that the site does not have yet. */
interface LoadedPicture extends DraftPicture {
  /** A URL for the page of the desk. */
  address: string;
  /** The same picture for the pages in the preview. */
  onPages: Photograph;
}

/** Makes the addresses of a picture; `address` must be revoked when it is no longer shown. */
const loadedPicture = (picture: DraftPicture): LoadedPicture => ({
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

/** Photographs that are published, but that the website has not built yet, loaded one by one. */
class UnbuiltPictures {
  readonly loaded = new Map<string, LoadedPicture>();
  private waiting = new Set<string>();
  private readonly workspace: Workspace;
  private readonly measure: MeasurePicture;

  constructor(workspace: Workspace, measure: MeasurePicture) {
    this.workspace = workspace;
    this.measure = measure;
  }

  /** The names of all such photographs; loaded ones that are no longer among them are dropped. */
  setNames(names: readonly string[]) {
    for (const [name, { address }] of this.loaded) {
      if (names.includes(name)) continue;
      URL.revokeObjectURL(address);
      this.loaded.delete(name);
    }
    this.waiting = new Set(names.filter((name) => !this.loaded.has(name)));
  }

  /** Loads one that is not loaded yet; returns whether it can be shown. If it rejects, the next call tries again. */
  async loadNext(): Promise<boolean> {
    const [name] = this.waiting;
    if (name === undefined) return false;
    const bytes = await this.workspace.picture(name);
    const size = bytes && (await this.measure(bytes));
    this.waiting.delete(name);
    if (!size) return false;
    this.loaded.set(name, loadedPicture({ name, bytes, ...size }));
    return true;
  }
}
