import type { z } from 'zod';
import { hasValue, subjectOf, type Path } from '../path.ts';
import type { Finding } from '../problem.ts';
import { requiredNamesAt, schemaAt } from '../schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';
import { describeMissing } from './missing-line.ts';
import { oddNumbers } from './odd-numbers.ts';
import { describeUnknown } from './unknown-line.ts';

export interface SchemaResult {
  findings: Finding[];
  /** How many more there are; past some hundreds nobody reads on. */
  hidden: number;
  /** Names of lines that are missing, reported or not. */
  missing: string[];
  /** The checked value; undefined when there are findings. */
  value: unknown;
}

const mostDescribed = 300;
const unforeseen = [
  'does not have the form that it must have.',
  'Compare it with the example in this file, or with another file of the same kind.',
];

/** Holds a file against its schema and turns each issue into words and a place. */
export function checkSchema(
  file: YamlFile,
  schema: z.ZodType,
  reportedLines: ReadonlySet<number>,
  today: string,
): SchemaResult {
  const odd = oddNumbers(file, schema);
  const typed = file.value();
  const result = schema.safeParse(typed, { reportInput: true });
  if (result.success)
    return {
      findings: odd,
      hidden: 0,
      missing: [],
      value: odd.length === 0 ? result.data : undefined,
    };
  const all = result.error.issues.flatMap(insideUnions).flatMap(separateNames);
  const issues = all.slice(0, mostDescribed);
  const isMissing = ({ path, code }: Issue) =>
    code !== 'unrecognized_keys' && path.length > 0 && !hasValue(typed, path);
  const explained = new Set<string>();
  const unknown = issues
    .filter(({ code }) => code === 'unrecognized_keys')
    .map((issue) => ({
      ...describeUnknown(file, schema, issue.path, issues, explained),
      path: fieldOf(issue.path),
    }));
  const oddLines = new Set(odd.map(({ line }) => line));
  const others = firstOfEach(issues).flatMap((issue) => {
    if (!isMissing(issue)) return describeWrong(file, issue, oddLines, today);
    if (explained.has(issue.path.join('\0'))) return [];
    const finding = describeMissing(file, schema, issue.path, reportedLines);
    return finding ? [{ ...finding, path: fieldOf(issue.path) }] : [];
  });
  return {
    findings: [...odd, ...unknown, ...others],
    hidden: Math.max(0, all.length - mostDescribed),
    missing: issues.flatMap((issue) =>
      isMissing(issue) ? [String(issue.path.at(-1))] : lostGroup(schema, issue),
    ),
    value: undefined,
  };
}

type Issue = z.core.$ZodIssue;

/** The names of a group are missing too when something else stands in its place. */
function lostGroup(schema: z.ZodType, issue: Issue): string[] {
  const group = isOfOtherKind(issue) ? schemaAt(schema, issue.path) : undefined;
  return group ? requiredNamesAt(group) : [];
}

/** Leaves out what follows from a wrong value, such as its length. */
function firstOfEach(issues: readonly Issue[]): Issue[] {
  const told = new Set<string>();
  return issues.filter(({ code, path }) => {
    const where = path.join('\0');
    const isFirst = code !== 'unrecognized_keys' && !told.has(where);
    if (isFirst) told.add(where);
    return isFirst;
  });
}

/** A value that is not what its field wants; on a line with an odd number that is told already. */
function describeWrong(
  file: YamlFile,
  issue: Issue,
  oddLines: ReadonlySet<number>,
  today: string,
): Finding[] {
  const place = file.placeOfValue(issue.path, atOf(issue));
  if (oddLines.has(place.line)) return [];
  // Every field of the schemas speaks in two lines; one that does not is still said in plain words.
  const [wrong = '', mend = '', mendInForm] = issue.message.includes('\n')
    ? issue.message.split('\n')
    : unforeseen;
  const comment = commentedLine(file, mend, issue.path);
  return [
    {
      severity: 'error',
      ...(comment?.place ?? place),
      path: fieldOf(issue.path),
      message: `${subjectOf(issue.path)} ${wrong}`,
      mend: exampleBelow(file, issue) ?? comment?.mend ?? fillMend(file, mend, issue.path, today),
      ...(mendInForm !== undefined && { mendInForm }),
      ...(isOfOtherKind(issue) ? { inDoubt: true } : { isOfValue: true }),
    },
  ];
}

/** The line that a remedy asks for, where it is there and still begins with #. */
function commentedLine(file: YamlFile, mend: string, path: Path) {
  const name = /^Add a line ([\w-]+):/.exec(mend)?.[1];
  if (name === undefined) return undefined;
  const [first, last] = file.linesOf(typeof path.at(-1) === 'string' ? path.slice(0, -1) : path);
  const isIt = new RegExp(`^\\s*#\\s*${name}:\\s`);
  const at = file.lines.findIndex(
    (line, index) => index >= first - 1 && index <= last && isIt.test(line),
  );
  if (at < 0) return undefined;
  const column = file.lines[at]!.indexOf('#') + 1;
  return {
    place: { line: at + 1, column, length: 1 },
    mend: `Take the # away, so that the line reads: ${file.lines[at]!.replace(/#\s*/, '').trim()}`,
  };
}

/** A heading without its lines, which still begin with #. */
function exampleBelow(file: YamlFile, { input, path }: Issue): string | undefined {
  if (input !== null) return undefined;
  const from = file.placeOfKey(path)?.line ?? Infinity;
  const below = file.lines.slice(from);
  const count = below.findIndex((line) => !/^\s*# {2,}\S/.test(line));
  const to = from + (count < 0 ? below.length : count);
  if (to <= from) return undefined;
  const lines = to === from + 1 ? `line ${to}` : `the lines ${from + 1} to ${to}`;
  return `Take the # away from ${lines} too, or put it before ${String(path.at(-1))}: again.`;
}

/** A list where a text should be, a text where a group should be: lines were moved, lost or joined. */
const isOfOtherKind = (issue: Issue) =>
  issue.code === 'invalid_union'
    ? isListOrGroup(issue.input)
    : issue.code === 'invalid_type' &&
      (issue.expected === 'array' || issue.expected === 'object' || isListOrGroup(issue.input));

const isListOrGroup = (value: unknown) => typeof value === 'object' && value !== null;

/** Of several forms that a value may have, staff meant the one that it resembles: the others are not spoken of. */
function insideUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const resembling = issue.errors.find((errors) => errors.every(({ path }) => path.length > 0));
  return (
    resembling?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
  );
}

/** zod names all unknown keys of a group at once; staff mend them one by one. */
const separateNames = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }))
    : [issue];

/** Content has no symbols for names. */
const fieldOf = (path: Path) => path as readonly (string | number)[];

const atOf = (issue: Issue) => {
  const at: unknown = issue.code === 'custom' ? issue.params?.['at'] : undefined;
  return typeof at === 'string' ? at : undefined;
};

function fillMend(file: YamlFile, mend: string, path: Path, today: string): string {
  const last = path.at(-1);
  const key = typeof last === 'string' ? last : '';
  return mend
    .replaceAll('{key}: ', key === '' ? '- ' : `${key}: `)
    .replaceAll('{key}:', key === '' ? 'it' : `${key}:`)
    .replaceAll('{key}', key)
    .replace(/\{next:(\d\d-\d\d)\}/g, (_, day: string) => nextDay(day, today))
    .replaceAll('{source}', file.sourceOf(path) ?? '');
}

/** The coming day of a month and a day, "01-26", from today on; 29 February is in a leap year. */
function nextDay(day: string, today: string): string {
  for (let year = Number(today.slice(0, 4)); ; year++) {
    const date = `${year}-${day}`;
    if (date >= today && new Date(`${date}T00:00:00Z`).toJSON().startsWith(date)) return date;
  }
}
