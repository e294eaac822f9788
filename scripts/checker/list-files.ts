import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { basename, join } from 'node:path';
import { nearest } from './nearest.ts';
import { wholeFile, type Problem } from './problem.ts';
import type { ContentModel } from './model.ts';

export interface FileList {
  /** Content files to read, inside the content folder. */
  yaml: string[];
  /** Pictures, by name, with their size in bytes. */
  pictures: Map<string, number>;
  /** Files that were found under a wrong name, by the name that they should have. */
  misnamed: Set<string>;
  problems: Problem[];
}

const largestFile = 1_000_000;
const ignored = /^(\.DS_Store|Thumbs\.db|~\$.*|\.git.*)$/;
const copyMark = /^Copy of |(?: - Copy(?: \(\d+\))?| copy(?: \d+)?| \(\d+\)|-copy|_copy)$/i;

/** Walks the content folder: what is there, and whether it is there under a name that the site knows. */
export function listFiles(folder: string, model: ContentModel): FileList {
  const list: FileList = { yaml: [], pictures: new Map(), misnamed: new Set(), problems: [] };
  const expected = Object.keys(model.files);
  const report = (
    file: string,
    message: string,
    mend: string,
    severity: Problem['severity'] = 'error',
  ) => list.problems.push({ severity, file, ...wholeFile, message, mend });
  const knownFolders = new Set([
    model.images,
    ...Object.keys(model.folders),
    ...expected
      .filter((name) => name.includes('/'))
      .map((name) => name.slice(0, name.lastIndexOf('/'))),
  ]);

  const visit = (inside: string, entry: Dirent, siblings: Siblings) => {
    const { name } = entry;
    const file = inside === '' ? name : `${inside}/${name}`;
    if (ignored.test(name)) return;
    if (entry.isSymbolicLink()) {
      report(
        file,
        'This is a link to another place, and links are not followed.',
        'Delete the link and copy the file itself here.',
      );
      list.misnamed.add(file);
      return;
    }
    if (entry.isDirectory()) {
      if (/\.ya?ml$/i.test(name)) {
        report(
          file,
          'This is a folder with the name of a file.',
          'Rename the folder, or move the file out of it and delete the folder.',
        );
        list.misnamed.add(file);
      } else if (knownFolders.has(file)) readFolder(file);
      else if (inside === model.images) {
        report(
          file,
          'This is a folder among the pictures, and only pictures are read here.',
          'Move the pictures out of it, then delete the folder.',
        );
        list.misnamed.add(file);
      } else {
        const meant = nearest(
          file,
          [...knownFolders].filter((one) => !siblings.has(one)),
        );
        if (meant) list.misnamed.add(meant);
        report(
          file,
          `No page uses a folder called "${file}".${didYouMean(meant)}`,
          meant
            ? `Rename it to ${meant}`
            : `Move its files to one of the folders ${[...knownFolders].sort().join(', ')}, or delete it.`,
        );
      }
      return;
    }
    if (!entry.isFile()) {
      report(file, 'This is not an ordinary file.', 'Delete it.');
      return;
    }
    if (inside === model.images) visitPicture(file, name);
    else visitText(file, name, inside, siblings);
  };

  const visitPicture = (file: string, name: string) => {
    if (/\.ya?ml(\.txt)?$/i.test(name))
      report(
        file,
        'This content file lies among the pictures, where nothing reads it.',
        'Move it to the folder that it belongs to.',
      );
    else list.pictures.set(name, lstatSync(join(folder, file)).size);
  };

  const visitText = (file: string, name: string, inside: string, siblings: Siblings) => {
    if (model.companions.includes(file)) return;
    if (/(\.(bak|orig|old|tmp|swp|swo|rej)|~)$/i.test(name)) {
      report(
        file,
        'This looks like a leftover of an editor; no page uses it.',
        'Delete it.',
        'note',
      );
      return;
    }
    const bare = name.replace(/(\.ya?ml|\.txt)+$/i, '');
    const right = `${bare}.yaml`;
    const rightFile = inside === '' ? right : `${inside}/${right}`;
    if (name !== right || !name.endsWith('.yaml')) {
      if (inside in model.folders && /\.(md|txt|docx?|rtf|odt)$/i.test(name)) {
        report(
          file,
          'A file here is read only if its name ends with .yaml.',
          'Copy a .yaml file of this folder, put these words into it, and delete this one.',
        );
        return;
      }
      if (
        /\.ya?ml/i.test(name) ||
        (expected.includes(rightFile) && /^(\.(txt|ya?ml)?)?$/i.test(name.slice(bare.length)))
      ) {
        report(
          file,
          name === bare
            ? 'The name has no ending, so the file would not be read.'
            : `The name ends with "${name.slice(bare.length)}", so the file would not be read.`,
          `Rename it to ${right}`,
        );
        list.misnamed.add(rightFile);
      } else if (/\.(jpe?g|png|webp|avif|svg|heic|gif)$/i.test(name)) {
        report(
          file,
          'This picture does not lie in the folder for pictures.',
          `Move it to ${model.images}/${name}`,
        );
      } else {
        report(
          file,
          'This file is no content; no page uses it.',
          'Move it out of the content folder.',
          'note',
        );
      }
      return;
    }
    const original = bare.replace(copyMark, '');
    if (original !== bare && (siblings.has(`${original}.yaml`) || /[\s(]/.test(bare))) {
      report(
        file,
        `This looks like a copy of ${original}.yaml.`,
        `Delete it, or give it a name of its own in small letters and hyphens.`,
      );
      return;
    }
    const twin = siblings.twinOf(name);
    if (twin && (name !== name.toLowerCase() || (twin === twin.toLowerCase() && name > twin))) {
      report(
        file,
        `${name} and ${twin} differ only in capital letters; on some computers they are the same file.`,
        'Delete one of the two.',
      );
      return;
    }
    if (expected.includes(file)) {
      if (isSmall(file)) list.yaml.push(file);
      return;
    }
    if (!(inside in model.folders)) {
      const missing = expected.filter(
        (one) =>
          !(siblings.has(basename(one)) && one.slice(0, -basename(one).length - 1) === inside),
      );
      const meant = nearest(file, missing) ?? expected.find((one) => basename(one) === name);
      const near = missing.filter((one) => one.startsWith(inside === '' ? '' : `${inside}/`));
      report(
        file,
        `No page uses a file called "${file}".${didYouMean(meant)}`,
        meant
          ? `Rename or move it to ${meant}`
          : `Rename it to one that is used${near.length > 0 ? ` (${near.slice(0, 8).join(', ')})` : ''}, or delete it.`,
      );
      if (meant) list.misnamed.add(meant);
      return;
    }
    if (model.refusedNames.includes(bare)) {
      report(
        file,
        `A file here may not be called "${name}", because the site uses that address itself.`,
        'Give it another name.',
      );
      return;
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(bare)) {
      report(
        file,
        'The name of the file becomes an address, so it may hold only the small letters a to z, digits and hyphens.',
        `Rename it to ${freeName(file, bare, inside, siblings)}.yaml`,
      );
      return;
    }
    if (isSmall(file)) list.yaml.push(file);
  };

  /** A name for a file that may not keep its own: its letters, else those of the title in it, else a number. */
  const freeName = (file: string, bare: string, inside: string, siblings: Siblings) => {
    const title = isTiny(file)
      ? /^(?:title|name):\s*["']?(.*)/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
      : undefined;
    const own = tidyName(bare) || tidyName(title ?? '') || `new-in-${inside.split('/').at(-1)}`;
    let name = own;
    for (let count = 2; siblings.has(`${name}.yaml`); count++) name = `${own}-${count}`;
    return name;
  };
  const isTiny = (file: string) => lstatSync(join(folder, file)).size < 100_000;

  const isSmall = (file: string) => {
    const { size } = lstatSync(join(folder, file));
    if (size <= largestFile) return true;
    report(
      file,
      `The file has ${(size / 1_000_000).toFixed(1)} MB; a content file has at most 1 MB.`,
      'Make it smaller: take out what was pasted by mistake, or bring the file back as it was before.',
    );
    return false;
  };

  const readFolder = (inside: string) => {
    const entries = readdirSync(join(folder, inside), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    const siblings = new Siblings(entries.map(({ name }) => name));
    for (const entry of entries) visit(inside, entry, siblings);
  };
  readFolder('');

  for (const name of expected) {
    if (list.misnamed.has(name.slice(0, name.lastIndexOf('/')))) continue;
    if (
      list.yaml.includes(name) ||
      list.misnamed.has(name) ||
      list.problems.some(({ file, severity }) => file === name && severity === 'error')
    )
      continue;
    report(
      name,
      'This file is missing.',
      `Bring ${name} back: undo its deletion or its new name, or copy it from an earlier version.`,
    );
  }
  return list;
}

/** The names in one folder. */
class Siblings {
  private readonly names: ReadonlySet<string>;
  private readonly byLowerCase = new Map<string, string[]>();

  constructor(names: readonly string[]) {
    this.names = new Set(names);
    for (const name of names) {
      const lower = name.toLowerCase();
      const same = this.byLowerCase.get(lower);
      if (same) same.push(name);
      else this.byLowerCase.set(lower, [name]);
    }
  }

  has(name: string) {
    return this.names.has(name);
  }

  /** A name that differs from this one in capital letters only. */
  twinOf(name: string): string | undefined {
    return this.byLowerCase.get(name.toLowerCase())?.find((other) => other !== name);
  }
}

/** "Dīpāvali at the gym!" → "dipavali-at-the-gym"; a name without any letter of ours → "" */
const tidyName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

const didYouMean = (meant: string | undefined) =>
  meant === undefined ? '' : ` Did you mean "${meant}"?`;
