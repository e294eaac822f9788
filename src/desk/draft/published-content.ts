import type { Head, Workspace } from '../../host/workspace/workspace.ts';
import { todayOfText } from '../../content/place-of-site.ts';
import type { Clock } from '../../content/place/zone.ts';
import type { DraftDatabase, Published } from './draft-database.ts';

/** The content that is published: read from the store behind the desk, and kept on this device. */
export class PublishedContent {
  private readonly workspace: Workspace;
  private readonly database: DraftDatabase;
  private known: Published;
  /** The date at the place of the site: by the clock of the host, before that has answered by that of the device. */
  today: string;

  /** Reads the published content; without a network, what this device has kept of it. `today` tells the date by a clock. */
  static async open(
    workspace: Workspace,
    database: DraftDatabase,
    today: (clock: Clock) => string,
  ): Promise<PublishedContent> {
    const kept = await database.published();
    const day = todayOfText(kept?.texts['site.yaml'], today);
    const content = new PublishedContent(workspace, database, day, kept);
    if (!kept) await content.follow();
    return content;
  }

  private constructor(
    workspace: Workspace,
    database: DraftDatabase,
    today: string,
    kept: Published = { head: { id: '', files: {} }, texts: {} },
  ) {
    this.workspace = workspace;
    this.database = database;
    this.today = today;
    this.known = kept;
  }

  private async headNow(): Promise<Head> {
    const { today, ...head } = await this.workspace.head();
    this.today = today;
    return head;
  }

  get head(): string {
    return this.known.head.id;
  }

  get texts(): Published['texts'] {
    return this.known.texts;
  }

  /** Sizes in bytes of the pictures in a folder, by name. */
  picturesIn(folder: string): [name: string, size: number][] {
    return Object.entries(this.known.head.files).flatMap<[string, number]>(([name, { size }]) =>
      name.startsWith(`${folder}/`) ? [[name.slice(folder.length + 1), size]] : [],
    );
  }

  /** Reads the newest content; returns whether it has changed. */
  async follow(newest?: Head): Promise<boolean> {
    let head = newest ?? (await this.headNow());
    if (head.id === this.head) return false;
    for (;;) {
      const texts = await this.textsOf(head);
      if (texts) {
        this.known = { head, texts };
        await this.database.keepPublished(this.known);
        return true;
      }
      // Files changed while they were read.
      head = await this.headNow();
    }
  }

  /** Requests only unknown texts; undefined if one no longer exists. */
  private async textsOf({ files }: Head): Promise<Record<string, string> | undefined> {
    const yaml = Object.entries(files).filter(([name]) => name.endsWith('.yaml'));
    const before = new Map(
      Object.entries(this.known.texts).map(([file, text]) => [
        this.known.head.files[file]!.hash,
        text,
      ]),
    );
    const missing = yaml.map(([, { hash }]) => hash).filter((hash) => !before.has(hash));
    const found = missing.length === 0 ? {} : await this.workspace.texts(missing);
    const texts = yaml.map(([file, { hash }]) => [file, before.get(hash) ?? found[hash]] as const);
    return texts.some(([, text]) => text === undefined)
      ? undefined
      : (Object.fromEntries(texts) as Record<string, string>);
  }
}
