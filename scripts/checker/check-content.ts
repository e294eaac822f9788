import { checkImages } from './check-images.ts';
import { nameOfPath } from './check-schema.ts';
import { References } from './check-references.ts';
import { ImageCache } from './image-cache.ts';
import { listFiles } from './list-files.ts';
import { originalLine } from './repair/moves.ts';
import { schemaOf, type ContentModel, type RuleFinding } from './model.ts';
import { inReadingOrder, wholeFile, type Problem } from './problem.ts';
import type { ReadFile } from './read-file.ts';
import { readFiles, type Keep } from './read-files.ts';
import { CheckerFailure } from './failure.ts';
import { walkFields } from './schema-walk.ts';
import { YamlFile } from './yaml-file.ts';

export interface Options {
  /** Where to remember pictures that were decoded; without it nothing is remembered. */
  imageCache?: string;
  /** A script that answers as a thread (see readFiles), for very many files. */
  thread?: URL;
  /** What is remembered of each checked value; without it all of it is. */
  keep?: Keep;
  /** Nothing marked `placeholder: true` may be left. */
  launch?: boolean;
}

export interface Report {
  /** Errors before notes, each in reading order. */
  problems: Problem[];
  /** How many content files were read. */
  fileCount: number;
  /** The checked values by file; those with errors are left out. */
  content: Map<string, unknown>;
  /** The text of each file that has a problem, for showing its lines. */
  texts: Map<string, string>;
  /** How many more mistakes some files have than are listed. */
  hidden: Map<string, number>;
  /** Ids that there are, by kind. */
  ids: Map<string, string[]>;
}

/** Checks a whole content folder. Collects every problem; stops at none. */
export const checkContent = async (
  folder: string,
  model: ContentModel,
  options: Options = {},
): Promise<Report> => checkBetween(await checkFiles(folder, model, options), model, options);

/** The first half of the check: each file by itself, and the pictures. */
export async function checkFiles(
  folder: string,
  model: ContentModel,
  options: Options = {},
): Promise<Found> {
  const list = listFiles(folder, model);
  const problems: Problem[] = [...list.problems];
  const files = await readFiles(folder, list.yaml, model, options);
  for (const [name, { findings }] of files) {
    for (const finding of findings) problems.push({ ...finding, file: name });
  }
  const cache = new ImageCache(options.imageCache);
  problems.push(...(await checkImages(folder, model.images, list.pictures, cache)));
  return {
    files,
    pictures: [...list.pictures.keys()],
    lostPictures: lostPicturesOf(list.misnamed, model.images),
    problems,
  };
}

/** What was found so far: every file after its own checks. */
export interface Found {
  files: ReadonlyMap<string, ReadFile>;
  pictures: readonly string[];
  /** Pictures that are there in a form that is not read, and were told of; or all of them. */
  lostPictures?: 'all' | readonly string[];
  problems: readonly Problem[];
}

/** The second half of the check: what must hold between files. */
export function checkBetween(found: Found, model: ContentModel, { launch }: Options = {}): Report {
  const { files, pictures, lostPictures } = found;
  const problems = [...found.problems];
  const between = new BetweenFiles(files, problems);
  const content = new Map(
    [...files].flatMap(([name, { value }]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
  const everyText = {
    *[Symbol.iterator]() {
      for (const { text } of files.values()) yield text;
    },
  };
  const references = new References(everyText, model.namedFacts);
  for (const [name, { typed, mended, torn, value }] of files) {
    references.add(
      name,
      schemaOf(model, name)!,
      typed,
      value === undefined ? mended : undefined,
      torn,
    );
  }
  for (const [name, schema] of Object.entries(model.files))
    if (!files.has(name)) references.miss(schema);
  const known = typeof lostPictures === 'object' ? [...pictures, ...lostPictures] : pictures;
  const others = (kind: string) =>
    kind === 'image' ? known : model.otherIds(kind, [...files.keys()], content);
  within('the links between files', () => {
    if (lostPictures === 'all') references.used.delete('image');
    for (const finding of references.findings(model, others)) between.add(finding);
    for (const finding of model.rules(content)) between.add(finding);
    if (launch) for (const finding of placeholderMarks(model, content)) between.add(finding);
  });
  const shown = new Set(references.used.get('image')?.map(({ id }) => id));
  // A picture may be the one that a misspelt name means, or that a file shows which cannot be read.
  const allKnown =
    [...shown].every((id) => known.includes(id)) &&
    [...files.values()].every(({ typed, torn }) => !torn && isGroup(typed)) &&
    problems.every(({ severity, file }) => severity === 'note' || files.has(file));
  for (const picture of allKnown ? pictures : []) {
    if (shown.has(picture)) continue;
    const file = `${model.images}/${picture}`;
    problems.push({
      severity: 'note',
      file,
      ...wholeFile,
      message: 'No page shows this picture.',
      mend: 'Use it somewhere, or delete it.',
    });
  }

  // A note about a line that has to be mended anyway would only be in the way.
  const wrong = new Set(
    problems.flatMap(({ severity, file, line, length }) =>
      severity === 'error' && length > 0 ? [`${file}:${line}`] : [],
    ),
  );
  const listed = problems
    .filter(({ severity, file, line }) => severity === 'error' || !wrong.has(`${file}:${line}`))
    .sort(inReadingOrder);
  const texts = new Map(listed.map(({ file }) => [file, files.get(file)?.text ?? '']));
  const idsOf = (kind: string) => [
    ...new Set([...(references.declared.get(kind)?.map(({ id }) => id) ?? []), ...others(kind)]),
  ];
  const ids = new Map(Object.keys(model.kinds).map((kind) => [kind, idsOf(kind)]));
  const hidden = new Map([...files].map(([name, file]) => [name, file.hidden]));
  return { problems: listed, fileCount: files.size, content, texts, hidden, ids };
}

/** Pictures that were found as something else than files; all of them when their folder has another name. */
function lostPicturesOf(misnamed: ReadonlySet<string>, images: string): 'all' | string[] {
  if (misnamed.has(images)) return 'all';
  return [...misnamed].flatMap((file) =>
    file.startsWith(`${images}/`) ? [file.slice(images.length + 1)] : [],
  );
}

const isGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function within<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new CheckerFailure(file, error);
  }
}

/** Turns what rules between files find into problems with a place, once for each line. */
class BetweenFiles {
  private readonly parsed = new Map<string, YamlFile>();
  private readonly files: ReadonlyMap<string, ReadFile>;
  private readonly problems: Problem[];

  constructor(files: ReadonlyMap<string, ReadFile>, problems: Problem[]) {
    this.files = files;
    this.problems = problems;
  }

  add({ file, path, message, mend, severity = 'error', at }: RuleFinding) {
    const read = this.files.get(file);
    if (!read) {
      this.problems.push({ severity, file, ...wholeFile, message, mend });
      return;
    }
    let yaml = this.parsed.get(file);
    if (!yaml) this.parsed.set(file, (yaml = new YamlFile(read.mended)));
    const found = path.length === 0 ? wholeFile : yaml.placeOfValue(path, at);
    const place = { ...found, line: originalLine(read.moves, found.line) };
    const explained = this.problems.some(
      (other) =>
        other.severity === 'error' &&
        other.file === file &&
        other.line === place.line &&
        found !== wholeFile,
    );
    const field = path.length === 0 ? {} : { path };
    if (!explained) this.problems.push({ severity, file, ...place, ...field, message, mend });
  }
}

/** Everything that is still marked `placeholder: true`. */
export function* placeholderMarks(
  model: ContentModel,
  content: ReadonlyMap<string, unknown>,
): Generator<RuleFinding> {
  for (const [file, value] of content) {
    const marks: (string | number)[][] = [];
    walkFields(schemaOf(model, file)!, value, ({ placeholderMark }, marked, path) => {
      if (placeholderMark && marked === true) marks.push(path);
    });
    for (const path of marks) {
      const thing = nameOfPath(path.slice(0, -1)) || 'This file';
      yield {
        file,
        path,
        message: `${thing} is still invented (placeholder: true).`,
        mend: 'Put in the real thing, have the owner confirm it, then delete the line placeholder: true.',
      };
    }
  }
}
