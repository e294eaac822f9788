import { accepts, type Issue } from '../../content/describe.ts';
import {
  exampleLines,
  exampleOf,
  type Field,
  fieldAt,
  isList,
  nameOfField,
  namesIn,
} from '../../content/field.ts';
import { type Path, valueAt } from '../../content/path.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import { type FileProblem, problemAt, type Sentences } from '../../content/problem.ts';
import { eitherOf, misspelt, nearest } from '../../content/text/nearest.ts';
import { hasValue, nameOfPath } from '../path-in-words.ts';
import { indented } from '../structure/line-at.ts';
import type { YamlFile } from '../yaml-file.ts';

/**
 * Describes the name of a field that its group does not have: it is misspelt, stands for the only missing field, or
 * neither. Adds the path of the field that was probably meant to `explained`.
 */
export function describeUnknown(
  file: YamlFile,
  fields: Field,
  path: Path,
  issues: readonly Issue[],
  explained: Set<string>,
  place: PlaceFormats,
): FileProblem {
  const name = String(path.at(-1));
  const parent = path.slice(0, -1);
  const moved = movedFrom(file, path, issues);
  if (moved) {
    explained.add(moved.join('\0'));
    const indent = file.indentOf(moved.slice(0, -1));
    const of = nameOfPath(moved.slice(0, -1));
    return problemAt(
      file.positionOfKey(path) ?? file.headOf(parent),
      `"${name}" is in the wrong place here: it belongs ${of === '' ? 'to no other line' : `to ${of}`}.`,
      `Begin the line ${indent === undefined ? 'two spaces further in than the line that it belongs to' : indented(indent)}, with all lines below it.`,
      { path },
    );
  }
  return describeName(file, fields, path, issues, explained, place);
}

/** Describes an unknown name whose line is indented rightly. */
function describeName(
  file: YamlFile,
  fields: Field,
  path: Path,
  issues: readonly Issue[],
  explained: Set<string>,
  place: PlaceFormats,
): FileProblem {
  const name = String(path.at(-1));
  const parent = path.slice(0, -1);
  const group = fieldAt(fields, parent);
  const known = group ? namesIn(group) : [];
  const present = new Set(known.filter((key) => hasValue(file.value(), [...parent, key])));
  const isSeldomMeant = (key: string) => fieldAt(fields, [...parent, key])?.seldomMeant;
  const free = known.filter((key) => !present.has(key));
  const offered = free.filter((key) => !isSeldomMeant(key));
  const slips = meantBy(file, fields, path, free, place);
  const likeliest = slips[0] ?? nearest(name, free) ?? nearest(name, known);
  const position = file.positionOfKey(path) ?? file.headOf(parent);
  if (likeliest !== undefined && !present.has(likeliest)) {
    explained.add([...parent, likeliest].join('\0'));
    const isCase = likeliest.toLowerCase() === name.toLowerCase();
    return problemAt(
      position,
      `There is no line called "${name}" here. Did you mean "${likeliest}"?${isCase ? ' Names are written in exactly these letters.' : ''}`,
      slips.length === 1
        ? `Rename it to ${likeliest}:`
        : `Rename it to ${slips.length > 1 ? slips.join(': or ') : likeliest}: if that is meant, or delete the line.`,
      { path, at: name },
    );
  }
  const lacking = issues.filter(
    (issue) =>
      issue.path.length === path.length &&
      issue.code !== 'unrecognized_keys' &&
      !explained.has(issue.path.join('\0')) &&
      !hasValue(file.value(), issue.path) &&
      issue.path.slice(0, -1).join('\0') === parent.join('\0'),
  );
  if (lacking.length === 1 && free.includes(String(lacking[0]!.path.at(-1)))) {
    const missing = String(lacking[0]!.path.at(-1));
    explained.add([...parent, missing].join('\0'));
    return problemAt(
      position,
      `There is no line called "${name}" here, and the line "${missing}" is missing.`,
      `Rename it to ${missing}: if that is what it is; otherwise delete it and add a line ${missing}:`,
      { path },
    );
  }
  return problemAt(
    position,
    `There is no line called "${name}" here.${likeliest === undefined ? '' : ` "${likeliest}" is there already.`}`,
    `Delete the line "${name}"${offered.length > 0 ? `, or rename it to one of these: ${eitherOf(offered)}` : ''}`,
    { path },
  );
}

/**
 * Describes lines whose heading is lost: unknown names of one group that are all fields of a missing group. Adds the
 * paths that this explains to `explained`.
 */
export function describeLostHeading(
  file: YamlFile,
  fields: Field,
  unknown: readonly Path[],
  missing: readonly Path[],
  explained: Set<string>,
): FileProblem[] {
  return missing.flatMap((path) => {
    const names = namesIn(fieldAt(fields, path) ?? fields);
    const own = unknown.filter(
      (one) => !explained.has(one.join('\0')) && names.includes(String(one.at(-1))),
    );
    const parents = new Set(own.map((one) => one.slice(0, -1).join('\0')));
    if (own.length < 2 || parents.size > 1) return [];
    for (const one of [path, ...own]) explained.add(one.join('\0'));
    const name = String(path.at(-1));
    const indent = file.indentOf(path.slice(0, -1)) ?? 0;
    const message = `The line "${name}:" is missing above this one.`;
    const remedy = `Add a line above it, ${indented(indent)}: ${name}:`;
    const place = file.positionOfKey(own[0]!) ?? file.headOf(path.slice(0, -1));
    return [problemAt(place, message, remedy, { path })];
  });
}

/** Finds the field of this name that another group lacks: the line was indented wrongly. */
function movedFrom(file: YamlFile, path: Path, issues: readonly Issue[]): Path | undefined {
  const lacking = issues.filter(
    (issue) =>
      issue.code !== 'unrecognized_keys' &&
      issue.path.at(-1) === path.at(-1) &&
      !hasValue(file.value(), issue.path),
  );
  const parents = [...new Set(lacking.map((issue) => issue.path.join('\0')))];
  return parents.length === 1 ? (lacking[0]!.path as Path) : undefined;
}

/** Finds the fields that a misspelt name may mean: "close" is "closes" before a time, else "closed". */
function meantBy(
  file: YamlFile,
  fields: Field,
  path: Path,
  free: readonly string[],
  place: PlaceFormats,
): readonly string[] {
  const typed = valueAt(file.value(), path);
  const near = misspelt(String(path.at(-1)), free);
  const fitting = near.filter((name) =>
    accepts(fieldAt(fields, [...path.slice(0, -1), name])!, typed, place),
  );
  return fitting.length > 0 ? fitting : near;
}

/**
 * Describes a required line that is missing or commented out. Returns undefined if a line in or beside its group was
 * reported already, because that line is probably the missing one, mistyped.
 */
export function describeMissing(
  file: YamlFile,
  fields: Field,
  path: Path,
  reportedLines: ReadonlySet<number>,
): FileProblem | undefined {
  const name = path.at(-1);
  const parent = path.slice(0, -1);
  const [first, last] = file.linesOf(parent);
  for (let line = first - 1; line <= last + 1; line++)
    if (reportedLines.has(line)) return undefined;

  const comment = new RegExp(`#.*?\\b${String(name)}\\s*:\\s`);
  for (let line = first; line <= Math.min(file.lines.length, last + 1); line++)
    if (comment.test(file.lines[line - 1] ?? '')) return lineInComment(file, fields, path, line);
  const { message, remedy } = missing(fields, path);
  return problemAt(file.headOf(parent), message, remedy, { path });
}

/** Describes a line that is commented out, or that stands behind the # of another line. */
export function lineInComment(file: YamlFile, fields: Field, path: Path, line: number) {
  const found = file.lines[line - 1]!;
  const field = nameOfField(fields, path);
  const place = { line, column: found.indexOf('#') + 1, length: 1 };
  return /^\s*#/.test(found)
    ? problemAt(
        place,
        `${field} is missing: this line begins with #, so it is only a comment.`,
        `Remove the #, so that the line reads: ${found.replace(/#\s*/, '').trim()}`,
        { path },
      )
    : problemAt(
        place,
        `${field} is missing: it comes after a #, so it is only part of a comment.`,
        `Put ${String(path.at(-1))}: on a line of its own.`,
        { path },
      );
}

/** Says what is missing, and what to add: the line with an example, the list, or the group with its required lines. */
function missing(fields: Field, path: Path): Sentences {
  const field = fieldAt(fields, path);
  const name = String(path.at(-1));
  const place = placeIn(path.slice(0, -1));
  const example = field === undefined ? '…' : exampleOf(field);
  const message = `${nameOfField(fields, path)} is missing.`;
  if (example !== '' || !field)
    return { message, remedy: `Add a line ${place}: ${name}: ${example}` };
  if (isList(field))
    return {
      message,
      remedy: `Add a line ${place}: ${name}: (and below it each item on a line of its own, beginning with "- ")`,
    };
  return {
    message,
    remedy: `Add a line ${place}: ${name}: and below it, each two spaces further in, the lines ${exampleLines(field).join(', ')}. Was it deleted by mistake? Undo that, or copy it from an earlier version.`,
  };
}

function placeIn(parent: Path): string {
  const last = parent.at(-1);
  if (last === undefined) return 'at the left edge of the file';
  return typeof last === 'number'
    ? `to ${nameOfPath(parent)}, with the same spaces before it as the lines around it`
    : `below ${String(last)}:, with the same spaces before it as the lines there`;
}
