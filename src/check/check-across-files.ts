/* The check of all files together, once each has been checked alone. */

import { nameOfField, valuesIn } from '../content/field.ts';
import { fieldOf, imagesFolder, files as requiredFiles } from '../content/files.ts';
import { groupBy } from '../content/group-by.ts';
import type { PlaceFormats } from '../content/place/place-formats.ts';
import {
  inReadingOrder,
  type Problem,
  problemAt,
  type ValueProblem,
  wholeFile,
} from '../content/problem.ts';
import { eitherOf } from '../content/text/nearest.ts';
import { kinds, References } from './check-references.ts';
import type { ParsedFile } from './parsed-file.ts';
import { printable } from './printable.ts';
import { unanswered } from './rules/completeness.ts';
import { pathsOfPages, rulesAcrossFiles } from './rules/rules.ts';
import { isGroup } from '../content/path.ts';

/** A failure of the checker itself. `subject` is the file that was being checked, or "the links between files". */
export class CheckerFailure extends Error {
  readonly subject: string;
  constructor(subject: string, cause: unknown) {
    super(`The checker itself failed at ${printable(subject)}.`, { cause });
    this.subject = subject;
  }
}

/** Returns the result of `work`; an exception in it is thrown as a CheckerFailure with this subject. */
export function failingAs<Result>(subject: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new CheckerFailure(subject, error);
  }
}

/** The result of a check of the whole content. */
export interface Report {
  /** All problems: first the errors, then the notes, both in reading order. */
  problems: Problem[];
  /** How many content files were read. */
  fileCount: number;
  /** The checked values by file; those with errors are left out. */
  content: Map<string, unknown>;
  /** The text of each file that has a problem, for showing its lines. */
  texts: Map<string, string>;
  /** How many errors each file has beyond those in `problems`. */
  hiddenErrorCounts: Map<string, number>;
  /** All ids that exist, by kind. */
  ids: Map<string, string[]>;
  place: PlaceFormats;
}

/** All files after the check of each, before the rules between files. */
export interface ParsedFolder {
  files: ReadonlyMap<string, ParsedFile>;
  pictures: readonly string[];
  /** The pictures that were reported as unreadable already; `all` if their folder has a wrong name. */
  lostPictures?: 'all' | readonly string[];
  problems: readonly Problem[];
  /** The place in site.yaml, whose words the sentences use. */
  place: PlaceFormats;
}

/**
 * The second half of the check, after parse-text.ts has checked each file: the ids and rules between files. `today` is
 * the date at the gym, such as "2026-11-21"; `launch` also reports facts that are still examples.
 */
export function checkAcrossFiles(found: ParsedFolder, today: string, launch = false): Report {
  const { files, pictures, lostPictures, place } = found;
  const problems = [...found.problems];
  const between = new AcrossFiles(files, problems);
  const content = new Map(
    [...files].flatMap(([name, { value }]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
  const references = referencesIn(files);
  const declared = (kind: string) => references.declared.get(kind)?.map(({ id }) => id) ?? [];
  const known = typeof lostPictures === 'object' ? [...pictures, ...lostPictures] : pictures;
  const finished = [...files].filter(([, { isUnfinished }]) => !isUnfinished);
  const posts = postNames(finished.map(([name]) => name));
  /** Ids that exist although no file declares them. */
  const others = (kind: string) => {
    if (kind === 'image') return known;
    return kind === 'page' ? pathsOfPages(content, posts, declared) : [];
  };
  failingAs('the links between files', () => {
    if (lostPictures === 'all') references.used.delete('image');
    for (const found of references.problems(others)) between.add(found);
    const shownPosts = postNames(content.keys());
    for (const found of rulesAcrossFiles(content, shownPosts, declared, today, place))
      between.add(found);
    if (launch) for (const found of unconfirmedIn(content)) between.add(found);
  });
  const shown = new Set(references.used.get('image')?.map(({ id }) => id));
  // If a name is misspelt or a file unreadable, a picture may only seem unused.
  const allKnown =
    [...shown].every((id) => known.includes(id)) &&
    [...files.values()].every(
      ({ typed, isPartial, isUnfinished }) => !isPartial && !isUnfinished && isGroup(typed),
    ) &&
    problems.every(({ severity, file }) => severity === 'note' || files.has(file));
  if (allKnown)
    for (const picture of pictures)
      if (!shown.has(picture)) problems.push(unshown(`${imagesFolder}/${picture}`));
  const listed = listOf(problems);
  const idsOf = (kind: string) => [...new Set([...declared(kind), ...others(kind)])];
  return {
    problems: listed,
    fileCount: files.size,
    content,
    texts: new Map(listed.map(({ file }) => [file, files.get(file)?.text ?? ''])),
    hiddenErrorCounts: new Map([...files].map(([name, file]) => [name, file.hiddenErrorCount])),
    ids: new Map(Object.keys(kinds).map((kind) => [kind, idsOf(kind)])),
    place,
  };
}

const postNames = (files: Iterable<string>) =>
  [...files]
    .filter((file) => file.startsWith('posts/'))
    .map((file) => file.slice('posts/'.length, -'.yaml'.length));

/** Collects the ids that the files declare and refer to. */
function referencesIn(files: ParsedFolder['files']): References {
  const references = new References(files);
  for (const [name, { typed, text, yaml, isPartial, isUnfinished, value }] of files) {
    if (isUnfinished) continue;
    const broken = value === undefined ? (yaml?.text ?? text) : undefined;
    references.add(name, fieldOf(name), typed, broken, isPartial);
  }
  for (const name of Object.keys(requiredFiles))
    if (!files.has(name)) references.addMissing(fieldOf(name));
  return references;
}

const unshown = (file: string): Problem => ({
  file,
  ...problemAt(wholeFile, 'No page shows this picture.', 'Use it somewhere, or delete it.', {
    severity: 'note',
  }),
});

/** Sorts into reading order, and drops notes on lines that also have an error. */
function listOf(problems: readonly Problem[]): Problem[] {
  const wrong = new Set(
    problems.flatMap(({ severity, file, line, length }) =>
      severity === 'error' && length > 0 ? [`${file}:${line}`] : [],
    ),
  );
  return notesTogether(
    problems
      .filter(({ severity, file, line }) => severity === 'error' || !wrong.has(`${file}:${line}`))
      .sort(inReadingOrder),
  );
}

/** Above this number, equal notes about whole files are merged: nobody reads five hundred. */
const mostAlike = 10;

function notesTogether(problems: readonly Problem[]): Problem[] {
  const isAlike = ({ severity, length }: Problem) => severity === 'note' && length === 0;
  const groups = groupBy(problems.filter(isAlike), ({ message }) => message);
  return problems.flatMap((problem) => {
    const group = isAlike(problem) ? groups.get(problem.message)! : [];
    if (group.length <= mostAlike) return [problem];
    if (problem !== group[0]) return [];
    const others = eitherOf(
      group.slice(1).map(({ file }) => file),
      3,
    ).replace(/ or /, ' and ');
    return [{ ...problem, message: `${problem.message} The same applies to ${others}.` }];
  });
}

/** Finds the line and the column of problems between files; a line with an error gets no second error. */
class AcrossFiles {
  private readonly files: ReadonlyMap<string, ParsedFile>;
  private readonly problems: Problem[];

  constructor(files: ReadonlyMap<string, ParsedFile>, problems: Problem[]) {
    this.files = files;
    this.problems = problems;
  }

  add({ severity = 'error', ...problem }: ValueProblem) {
    const { file, path, at } = problem;
    const yaml = this.files.get(file)?.yaml;
    if (!yaml || path.length === 0) {
      this.problems.push({ ...problem, severity, ...wholeFile });
      return;
    }
    const place = yaml.positionOfValue(path, at);
    const isExplained = this.problems.some(
      (other) => other.severity === 'error' && other.file === file && other.line === place.line,
    );
    if (!isExplained) this.problems.push({ ...problem, severity, ...place });
  }
}

/** Problems that block the launch: values marked `placeholder: true`, and unanswered questions. */
export function* unconfirmedIn(content: ReadonlyMap<string, unknown>): Generator<ValueProblem> {
  for (const [file, value] of content) {
    for (const { path, field, value: mark } of valuesIn(fieldOf(file), value))
      if (field.placeholderMark && mark === true)
        yield {
          file,
          path,
          message: `${nameOfField(fieldOf(file), path.slice(0, -1), value)} is still an example (placeholder: true).`,
          remedy:
            'Put in the real thing, have the owner confirm it, then delete the line placeholder: true.',
        };
  }
  yield* unanswered(content);
}
