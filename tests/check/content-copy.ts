import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Document, parse, visit } from 'yaml';
import { checkFiles, type Options } from '../../scripts/check/check-content.ts';
import { contentFolder } from '../../scripts/disk.ts';
import { texts } from './content-at-hand.ts';
import {
  checkAcrossFiles,
  type ParsedFolder,
  type Report,
} from '../../src/check/check-across-files.ts';

export const root = process.cwd();
export const today = '2026-11-21';

/** Changes the value of a file, and returns its new text. */
export function changedText<Value>(text: string, change: (value: Value) => void): string {
  const value = parse(text) as Value;
  change(value);
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      node.type = node.value.includes('\n') ? 'BLOCK_LITERAL' : 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** The parsed files of the last check: copies differ in few files. */
let earlier: ParsedFolder['files'] = new Map();

/** A copy of the content with known facts, or of a folder as it is, that a test may change. Pictures are linked, for speed. */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'content-'));

  private readonly of: string | undefined;

  constructor(of?: string) {
    this.of = of;
    this.restore();
  }

  /** Makes everything as it was. */
  restore() {
    this.remove();
    mkdirSync(this.folder);
    const of = this.of ?? contentFolder(root);
    for (const name of readdirSync(of))
      if (name !== 'images') cpSync(join(of, name), this.path(name), { recursive: true });
    mkdirSync(this.path('images'));
    for (const name of readdirSync(join(of, 'images')))
      linkSync(join(of, 'images', name), this.path(`images/${name}`));
    if (this.of === undefined)
      for (const [name, text] of texts) writeFileSync(this.path(name), text);
  }

  path(file: string) {
    return join(this.folder, file);
  }
  read(file: string) {
    return readFileSync(this.path(file), 'utf8');
  }
  write(file: string, content: string | Buffer) {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    rmSync(this.path(file), { force: true, recursive: true });
    writeFileSync(this.path(file), content);
  }

  /** Replaces an existing text; returns the number of its line. */
  edit(file: string, from: string, to: string): number {
    const before = this.read(file);
    const at = before.indexOf(from);
    if (at < 0) throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
    this.write(file, before.slice(0, at) + to + before.slice(at + from.length));
    return before.slice(0, at).split('\n').length;
  }

  /** Changes the value of a file, like a member of staff who rewrites it. */
  change<Value>(file: string, by: (value: Value) => void) {
    this.write(file, changedText(this.read(file), by));
  }

  /** Checks as on a day. */
  async check(options: Pick<Options, 'launch'> = {}, day = today): Promise<Report> {
    const found = await checkFiles(this.folder, {
      imageCache: join(root, 'node_modules/.cache/iron-banyan/decoded-images.json'),
      before: earlier,
    });
    earlier = found.files;
    return checkAcrossFiles(found, day, options.launch);
  }

  /** The options for printing a report on this copy. */
  printing() {
    return {
      folder: this.folder,
      seconds: 0.3,
      consequence: 'Nothing was published.',
      colors: false,
    };
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
