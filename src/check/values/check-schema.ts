import { type Issue, parseAs } from '../../content/describe.ts';
import { type Field, fieldAt, nameOfField } from '../../content/field.ts';
import type { Path, ZodPath } from '../../content/path.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import { type FileProblem, problemAt, type ValueSentences } from '../../content/problem.ts';
import { hasValue } from '../path-in-words.ts';
import { hintAt } from '../structure/broken-line.ts';
import type { Names } from '../structure/line-at.ts';
import type { YamlFile } from '../yaml-file.ts';
import {
  describeLostHeading,
  describeMissing,
  describeUnknown,
  lineInComment,
} from './field-lines.ts';
import { oddNumbers } from './odd-values.ts';
import { sentencesOf } from './sentences-of.ts';

/** The result of `checkSchema`, the check of one file against its schema. */
export interface SchemaResult {
  problems: FileProblem[];
  /** How many further issues are not in `problems`. */
  hiddenErrorCount: number;
  /** The checked value; undefined when there are problems. */
  value: unknown;
}

const mostDescribed = 300;

/** Checks a file against its fields, and turns each issue of zod into a problem with two sentences for staff. */
export function checkSchema(
  file: YamlFile,
  fields: Field,
  names: Names,
  reportedLines: ReadonlySet<number>,
  place: PlaceFormats,
): SchemaResult {
  const odd = oddNumbers(file, fields, place);
  const typed = file.value();
  const checked = parseAs(fields, typed, place);
  if (checked.issues.length === 0)
    return {
      problems: odd,
      hiddenErrorCount: 0,
      value: odd.length === 0 ? checked.data : undefined,
    };
  const all = checked.issues.flatMap(insideUnions).flatMap(separateNames);
  const issues = all.slice(0, mostDescribed);
  const isMissing = ({ path, code }: Issue) =>
    code !== 'unrecognized_keys' && path.length > 0 && !hasValue(typed, path);
  const explained = new Set<string>();
  const unknownPaths = issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .map(({ path }) => fieldOf(path));
  const headless = describeLostHeading(
    file,
    fields,
    unknownPaths,
    issues.filter(isMissing).map(({ path }) => fieldOf(path)),
    explained,
  );
  const unknown = unknownPaths
    .filter((path) => !explained.has(path.join('\0')))
    .map((path) => {
      const described = describeUnknown(file, fields, path, issues, explained, place);
      return hintAt(file.lines, described.line - 1, names) ?? described;
    });
  const oddLines = new Set(odd.map(({ line }) => line));
  const others = firstOfEach(issues).flatMap((issue) => {
    if (!isMissing(issue)) return describeWrong(file, fields, issue, typed, names, oddLines, place);
    if (explained.has(issue.path.join('\0'))) return [];
    return describeMissing(file, fields, fieldOf(issue.path), reportedLines) ?? [];
  });
  return {
    problems: [...odd, ...headless, ...unknown, ...others],
    hiddenErrorCount: Math.max(0, all.length - mostDescribed),
    value: undefined,
  };
}

/** Keeps the first issue of each value, because others, such as its length, follow from the first. */
function firstOfEach(issues: readonly Issue[]): Issue[] {
  const reported = new Set<string>();
  return issues.filter(({ code, path }) => {
    const where = path.join('\0');
    const isFirst = code !== 'unrecognized_keys' && !reported.has(where);
    if (isFirst) reported.add(where);
    return isFirst;
  });
}

/** Describes a value that does not fit its field, unless an odd number is already reported on its line. */
function describeWrong(
  file: YamlFile,
  fields: Field,
  issue: Issue,
  typed: unknown,
  names: Names,
  oddLines: ReadonlySet<number>,
  place: PlaceFormats,
): FileProblem[] {
  const path = fieldOf(issue.path);
  const sentences = sentencesOf(issue, fieldAt(fields, path), place);
  const { at } = sentences;
  const position = file.positionOfValue(path, at);
  if (oddLines.has(position.line)) return [];
  const commented = commentedBelow(file, issue) ?? commentedLine(file, fields, sentences, path);
  if (commented) return [commented];
  const hinted = hintOfText(file, issue, names);
  if (hinted) return [hinted];
  const source = file.sourceOf(path) ?? '';
  const message = sentences.message.replace('{field}', () => nameOfField(fields, path, typed));
  const remedy = sentences.remedy.replace('"{source}"', () => JSON.stringify(source));
  const value = sentences.write === '{source}' ? source : sentences.write;
  const edits = value === undefined ? undefined : [{ path, value }];
  return [problemAt(position, message, remedy, { path, at, edits, atDesk: sentences.atDesk })];
}

/** Finds the line of a missing field, if it is commented out. */
function commentedLine(
  file: YamlFile,
  fields: Field,
  { lacks: name }: ValueSentences,
  path: Path,
): FileProblem | undefined {
  if (name === undefined) return undefined;
  const group = typeof path.at(-1) === 'string' ? path.slice(0, -1) : path;
  const [first, last] = file.linesOf(group);
  const isIt = new RegExp(`^\\s*#\\s*${name}:\\s`);
  const at = file.lines.findIndex(
    (line, index) => index >= first - 1 && index <= last && isIt.test(line),
  );
  return at < 0 ? undefined : lineInComment(file, fields, [...group, name], at + 1);
}

/** Finds a heading whose lines are all commented out. */
function commentedBelow(file: YamlFile, { input, path }: Issue): FileProblem | undefined {
  const key = input === null ? file.positionOfKey(path) : undefined;
  if (!key) return undefined;
  const below = file.lines.slice(key.line);
  const count = below.findIndex((line) => !/^\s*# {2,}\S/.test(line));
  const to = key.line + (count < 0 ? below.length : count);
  if (to <= key.line) return undefined;
  const name = String(path.at(-1));
  const first = key.line + 1;
  return problemAt(
    key,
    `"${name}" has nothing below it: its lines still begin with #.`,
    `Remove the # from ${first === to ? `line ${to}` : `the lines ${first} to ${to}`} too, or put it before ${name}: again.`,
    { path: fieldOf(path) },
  );
}

/** Finds the slip in a text that stands where a list or group belongs, such as bullets instead of dashes. */
function hintOfText(file: YamlFile, issue: Issue, names: Names): FileProblem | undefined {
  const isText = issue.code === 'invalid_type' && typeof issue.input === 'string';
  if (!isText || (issue.expected !== 'array' && issue.expected !== 'object')) return undefined;
  const [first, last] = file.linesOf(issue.path);
  for (let line = file.positionOfValue(issue.path).line; line <= Math.max(first, last); line++) {
    const hinted = hintAt(file.lines, line - 1, names);
    if (hinted) return hinted;
  }
  return undefined;
}

/** Replaces the issue of a union by those of the option that the value resembles. */
function insideUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const resembling = issue.errors.find((errors) => errors.every(({ path }) => path.length > 0));
  return (
    resembling?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
  );
}

/** Splits the issue for all unknown keys of a group into one for each key, because staff correct them one by one. */
const separateNames = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }))
    : [issue];

/** Narrows the type of a path, because content has no symbols as keys. */
const fieldOf = (path: ZodPath) => path as Path;
