import { fieldOf, imagesFolder } from '../content/files.ts';
import { placeOfText } from '../content/place-of-site.ts';
import type { PlaceFormats } from '../content/place/place-formats.ts';
import type { Problem } from '../content/problem.ts';
import {
  checkAcrossFiles,
  failingAs,
  type ParsedFolder,
  type Report,
} from './check-across-files.ts';
import { sortContentFiles } from './file-names/sort-files.ts';
import { normalised, parseText } from './parse-text.ts';
import type { ParsedFile } from './parsed-file.ts';

/** The last two texts of each file that any content parsed. */
const shared = new Map<string, readonly ParsedFile[]>();

/**
 * Checks content that is not on the disk, at the desk and at its host: texts by their path inside the content folder,
 * and the sizes of pictures (in bytes) by name. Parsed files are cached, so that a change parses one file, and undoing
 * the change none; a second content parses only what differs. scripts/check/check-content.ts checks a folder.
 */
export class ContentInMemory {
  private readonly texts = new Map<string, string>();
  /** The size of each text in bytes. */
  private readonly sizes = new Map<string, number>();
  /** The last two texts of each file that were parsed here. */
  private readonly read = new Map<string, readonly ParsedFile[]>();
  readonly today: string;
  private place: PlaceFormats;
  private readonly pictures: ReadonlyMap<string, number>;

  constructor(
    today: string,
    texts: ReadonlyMap<string, string>,
    pictures: ReadonlyMap<string, number>,
  ) {
    this.today = today;
    this.pictures = pictures;
    this.place = placeOfText(undefined, this.year);
    for (const [file, text] of texts) this.write(file, text);
  }

  /** Sets the text of a file; undefined removes it. */
  write(file: string, text: string | undefined): void {
    const next = text === undefined ? undefined : normalised(text);
    if (next === this.texts.get(file)) return;
    if (next === undefined) this.texts.delete(file);
    else {
      this.texts.set(file, next);
      this.sizes.set(file, bytesOf(next));
    }
    if (file === 'site.yaml') this.place = placeOfText(next, this.year);
  }

  private get year(): number {
    return Number(this.today.slice(0, 4));
  }

  textOf(file: string): string | undefined {
    return this.texts.get(file);
  }

  get files(): Iterable<string> {
    return this.texts.keys();
  }

  /** Returns an independent copy that shares the parsed files. */
  copy(today = this.today): ContentInMemory {
    const copy = new ContentInMemory(today, new Map(), this.pictures);
    for (const file of this.texts.keys()) copy.take(file, this);
    return copy;
  }

  /** Copies a file, with its parsed result, from another instance. */
  take(file: string, from: ContentInMemory): void {
    this.write(file, from.texts.get(file));
    const parsed = from.read.get(file);
    if (parsed) this.read.set(file, parsed);
  }

  filesThatDiffer(other: ContentInMemory): string[] {
    return [...new Set([...this.texts.keys(), ...other.texts.keys()])].filter(
      (file) => this.texts.get(file) !== other.texts.get(file),
    );
  }

  /** Returns the same report as `npm run check`, which also looks into the pictures. */
  check(): Report {
    return checkAcrossFiles(this.found(), this.today);
  }

  private found(): ParsedFolder {
    const entries = [
      ...[...this.texts].map(([file, text]) => ({
        file,
        size: this.sizes.get(file)!,
        text: () => text,
      })),
      ...[...this.pictures].map(([name, size]) => ({
        file: `${imagesFolder}/${name}`,
        size,
        text: () => '',
      })),
    ].map((entry) => ({ ...entry, kind: 'file' as const }));
    const list = sortContentFiles(entries);
    const files = new Map(list.yaml.sort().map((file) => [file, this.readFile(file)]));
    const problems: Problem[] = [...list.problems];
    for (const [file, parsed] of files)
      problems.push(...parsed.problems.map((problem) => ({ ...problem, file })));
    return { files, pictures: [...list.pictures.keys()], problems, place: this.place };
  }

  private readFile(file: string): ParsedFile {
    const text = this.texts.get(file)!;
    const known = this.read.get(file) ?? [];
    const others = shared.get(file) ?? [];
    const read =
      [...known, ...others].find((one) => one.text === text && one.place === this.place) ??
      failingAs(file, () => parseText(text, fieldOf(file), this.place));
    this.read.set(file, withFirst(read, known));
    shared.set(file, withFirst(read, others));
    return read;
  }
}

/** Returns the last two parsed texts of a file, with this one in front. */
const withFirst = (read: ParsedFile, known: readonly ParsedFile[]) =>
  known[0] === read ? known : [read, ...known.filter((one) => one !== read).slice(0, 1)];

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
