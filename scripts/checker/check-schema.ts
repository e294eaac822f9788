import { isScalar, visit } from 'yaml';
import type { z } from 'zod';
import { eitherOf, nearest } from './nearest.ts';
import type { Finding } from './lines/read-lines.ts';
import { exampleLines, exampleOf, isList, namesAt, notesOf, schemaAt } from './schema-walk.ts';
import type { Path, YamlFile } from './yaml-file.ts';

export interface SchemaResult {
  findings: Finding[];
  /** How many more there are; past some hundreds nobody reads on. */
  hidden: number;
  /** Names of lines that are not there, told or not. */
  missing: string[];
  /** The checked value; undefined when there are findings. */
  value: unknown;
}

/** ['plans', 0, 'price'] → "plans › item 1 › price" */
export const nameOfPath = (path: Path) =>
  path.map((part) => (typeof part === 'number' ? `item ${part + 1}` : String(part))).join(' › ');

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
): SchemaResult {
  const findings: Finding[] = [...oddNumbers(file)];
  const odd = new Set(findings.map(({ line }) => line));
  const typed = file.value();
  const result = schema.safeParse(typed, { reportInput: true });
  if (result.success) {
    return {
      findings,
      hidden: 0,
      missing: [],
      value: findings.length === 0 ? result.data : undefined,
    };
  }

  const all = result.error.issues.flatMap(insideUnions).flatMap(separateNames);
  const issues = all.slice(0, mostDescribed);
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
  const explained = new Set<string>();
  for (const { path } of unknown) {
    const finding = describeUnknown(file, schema, path, issues, explained);
    findings.push({ ...finding, path: fieldOf(path) });
  }
  const told = new Set<string>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    // What follows from a wrong value, such as its length, is not said too.
    const where = issue.path.join('\0');
    if (told.has(where)) continue;
    told.add(where);
    const missing = issue.path.length > 0 && !hasValue(typed, issue.path);
    if (missing) {
      if (explained.has(where)) continue;
      const finding = describeMissing(file, schema, issue.path, reportedLines);
      if (finding) findings.push({ ...finding, path: fieldOf(issue.path) });
      continue;
    }
    const place = file.placeOfValue(issue.path, atOf(issue));
    if (odd.has(place.line)) continue;
    // Every field of the schemas speaks in two lines; one that does not is still said in plain words.
    const [wrong = '', mend = ''] = issue.message.includes('\n')
      ? issue.message.split('\n')
      : unforeseen;
    findings.push({
      severity: 'error',
      ...place,
      path: fieldOf(issue.path),
      message: `${subject(issue.path)} ${wrong}`,
      mend: fillMend(file, mend, issue.path),
      ...(isOfOtherKind(issue) && { inDoubt: true }),
    });
  }
  const missing = issues.flatMap(({ path }) => {
    const name = path.at(-1);
    return typeof name === 'string' && !hasValue(typed, path) ? [name] : [];
  });
  return { findings, hidden: Math.max(0, all.length - mostDescribed), missing, value: undefined };
}

type Issue = z.core.$ZodIssue;

/** A list where a text should be, a text where a group should be: lines were moved, lost or joined. */
const isOfOtherKind = (issue: Issue) =>
  issue.code === 'invalid_union'
    ? typeof issue.input === 'object'
    : issue.code === 'invalid_type' &&
      (issue.expected === 'array' ||
        issue.expected === 'object' ||
        typeof issue.input === 'object');

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

const subject = (path: Path) => (path.length === 0 ? 'The file' : nameOfPath(path));

const atOf = (issue: Issue) => {
  const at: unknown = issue.code === 'custom' ? issue.params?.['at'] : undefined;
  return typeof at === 'string' ? at : undefined;
};

function fillMend(file: YamlFile, mend: string, path: Path): string {
  const last = path.at(-1);
  const key = typeof last === 'string' ? last : '';
  return mend
    .replaceAll('{key}: ', key === '' ? '- ' : `${key}: `)
    .replaceAll('{key}:', key === '' ? 'it' : `${key}:`)
    .replaceAll('{key}', key)
    .replaceAll('{source}', file.sourceOf(path) ?? '');
}

function hasValue(value: unknown, path: Path): boolean {
  let at = value;
  for (const part of path) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, part)) return false;
    at = (at as Record<PropertyKey, unknown>)[part];
  }
  return true;
}

function describeUnknown(
  file: YamlFile,
  schema: z.ZodType,
  path: Path,
  issues: Issue[],
  explained: Set<string>,
): Finding {
  const name = String(path.at(-1));
  const parent = path.slice(0, -1);
  const group = schemaAt(schema, parent);
  const known = group ? namesAt(group) : [];
  const present = new Set(known.filter((key) => hasValue(file.value(), [...parent, key])));
  const isSeldomMeant = (key: string) => notesOf(schemaAt(schema, [...parent, key])!).seldomMeant;
  const free = known.filter((key) => !present.has(key));
  const offered = free.filter((key) => !isSeldomMeant(key));
  const meant = nearest(name, free) ?? nearest(name, known);
  const place = file.placeOfKey(path) ?? file.headOf(parent);
  if (meant !== undefined && !present.has(meant)) {
    explained.add([...parent, meant].join('\0'));
    const capitals =
      meant.toLowerCase() === name.toLowerCase()
        ? ` Names are written in exactly these letters.`
        : '';
    return {
      severity: 'error',
      ...place,
      message: `There is no line called "${name}" here. Did you mean "${meant}"?${capitals}`,
      mend: `Rename it to ${meant}:`,
    };
  }
  const missing = issues.filter(
    (issue) =>
      issue.path.length === path.length &&
      issue.code !== 'unrecognized_keys' &&
      !hasValue(file.value(), issue.path) &&
      issue.path.slice(0, -1).join('\0') === parent.join('\0'),
  );
  if (missing.length === 1 && free.includes(String(missing[0]!.path.at(-1)))) {
    const lost = String(missing[0]!.path.at(-1));
    explained.add([...parent, lost].join('\0'));
    return {
      severity: 'error',
      ...place,
      message: `There is no line called "${name}" here, and the line "${lost}" is missing.`,
      mend: `Rename it to ${lost}: if that is what it is; otherwise delete it and add a line ${lost}:`,
    };
  }
  const rename = offered.length > 0 ? `, or rename it to one of these: ${eitherOf(offered)}` : '';
  return {
    severity: 'error',
    ...place,
    message: `There is no line called "${name}" here.${meant === undefined ? '' : ` "${meant}" is there already.`}`,
    mend: `Delete the line "${name}"${rename}`,
    // No name of ours has three words: it is a sentence.
    ...(/\S\s+\S+\s+\S/.test(name) && { inDoubt: true }),
  };
}

function describeMissing(
  file: YamlFile,
  schema: z.ZodType,
  path: Path,
  reportedLines: ReadonlySet<number>,
): Finding | undefined {
  const name = path.at(-1);
  const parent = path.slice(0, -1);
  const [first, last] = file.linesOf(parent);
  // A line of this group could not be read: most likely that is the one.
  for (let line = first - 1; line <= last + 1; line++)
    if (reportedLines.has(line)) return undefined;

  const field = schemaAt(schema, path);
  const paste = field === undefined ? `${String(name)}: …` : pasteOf(String(name), field);
  const lines = file.text.split('\n');
  const remark = new RegExp(`#.*?${String(name)}\\s*:\\s`);
  for (let line = first; line <= Math.min(lines.length, last + 1); line++) {
    const found = lines[line - 1];
    if (found === undefined || !remark.test(found)) continue;
    const whole = /^\s*#/.test(found);
    const why = whole
      ? 'this line begins with #, so it is only a remark'
      : 'it stands behind a #, so it is only part of a remark';
    const mend = whole
      ? `Take the # away, so that the line reads: ${found.replace(/#\s*/, '').trim()}`
      : `Put ${String(name)}: on a line of its own.`;
    const column = found.indexOf('#') + 1;
    return {
      severity: 'error',
      line,
      column,
      length: 1,
      message: `${nameOfPath(path)} is missing: ${why}.`,
      mend,
      inDoubt: true,
    };
  }
  const where =
    parent.length === 0
      ? 'at the left edge of the file'
      : typeof parent.at(-1) === 'number'
        ? `to ${nameOfPath(parent)}, with the same blanks before it as the lines beside it`
        : `below ${String(parent.at(-1))}:, with the same blanks before it as the lines there`;
  return {
    severity: 'error',
    ...file.headOf(parent),
    message: `${nameOfPath(path)} is missing.`,
    mend: `Add a line ${where}: ${paste}`,
  };
}

/** What to write for a line that is missing: its name with an example, or with the names of the lines below it. */
function pasteOf(name: string, field: z.core.$ZodType): string {
  const example = exampleOf(field);
  if (example !== '') return `${name}: ${example}`;
  if (isList(field))
    return `${name}: (and below it each item on a line of its own, beginning with "- ")`;
  return `${name}: and below it, each two blanks further in, the lines ${exampleLines(field).join(', ')}. Was it deleted by mistake? Undo that, or copy it from an earlier version.`;
}

const perhapsOdd =
  /(?:^|[\s[,])(?:[-+]?0[\dxo]|[-+]?\.(?:inf|nan|\d)|\+\d|[-+]?\d[\d.]*e[-+]?\d)/im;

/** Numbers that a parser takes and a reader does not: 0750, 0x2EE, 7.5e2, .inf. */
function oddNumbers(file: YamlFile): Finding[] {
  const found: Finding[] = [];
  if (!perhapsOdd.test(file.text)) return found;
  visit(file.document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'number' || !isScalar(node) || !node.range) return;
      const { source = '' } = node;
      if (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(source)) return;
      const plain = Number.isFinite(node.value) ? String(Math.abs(node.value)) : '750';
      const zero = /^[-+]?0\d/.test(source);
      const isPhone = source.replace(/\D/g, '').length >= 9;
      const clock = /^0?(\d{1,2})(\d\d)$/.exec(source);
      const message = isPhone
        ? `"${source}" would be read as a number and lose its ${source.startsWith('+') ? '+' : 'leading 0'}.`
        : zero
          ? `A number may not begin with 0, but here is ${source}.`
          : `"${source}" is no plain number.`;
      const mend = isPhone
        ? `Put it in double quotes: "${source}"`
        : zero && clock
          ? `Write ${plain}, or "${clock[1]!.padStart(2, '0')}:${clock[2]}" if it is a time.`
          : `Write digits only, for example ${plain}; or put a text in double quotes: "${source}"`;
      found.push({
        severity: 'error',
        ...file.placeOf(node.range[0], source.length),
        message,
        mend,
      });
    },
  });
  return found;
}
