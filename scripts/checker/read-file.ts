import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { checkCharacters } from './check-characters.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkSchema, nameOfPath } from './check-schema.ts';
import { checkSplitTexts } from './check-split-texts.ts';
import { checkSyntax } from './check-syntax.ts';
import { decodeText } from './decode-text.ts';
import { wholeFile } from './problem.ts';
import { readWithLeastRepair } from './repair/least-repair.ts';
import type { Move } from './repair/moves.ts';
import type { Names } from './lines/layout.ts';
import { readLines, type Finding } from './lines/read-lines.ts';
import { allNames, namesAt, notesOf, walkFields } from './schema-walk.ts';
import { YamlFile } from './yaml-file.ts';

const longestLine = 10_000;
const mostLines = 6000;
const mostSigns = 20_000;

/** One content file after its own checks; what other files say of it comes later. */
export interface ReadFile {
  /** As it is on disk, with \n line ends; empty when it could not be read. */
  text: string;
  /** The same with the mistakes of its lines mended, as it was parsed. */
  mended: string;
  findings: Finding[];
  /** How many more mistakes there are than were described. */
  hidden: number;
  /** The value as typed; undefined when the file could not be parsed. */
  typed: unknown;
  /** True when a thing of the file may have been lost with its id, so that those who name it are not to blame. */
  torn: boolean;
  /** The checked value; undefined when there is any error. */
  value: unknown;
  /** Names of lines that a group lacks. */
  missing?: readonly string[];
  /** Lines that `mended` has more or fewer than `text`. */
  moves?: readonly Move[];
}

/** Reads one file from disk: bytes, lines, YAML, schema, words in braces. */
export function readFile(path: string, schema: z.ZodType, facts: readonly string[]): ReadFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const denied = (error as NodeJS.ErrnoException).code === 'EACCES';
    const message = denied
      ? 'The file cannot be read: this account has no permission to.'
      : 'The file cannot be read.';
    return unread({
      severity: 'error',
      ...wholeFile,
      message,
      mend: 'Ask whoever set up this computer for permission to read it, or copy it anew.',
    });
  }
  const decoded = decodeText(bytes);
  return 'problem' in decoded ? unread(decoded.problem) : readText(decoded.text, schema, facts);
}

const unread = (finding: Finding): ReadFile => ({
  text: '',
  mended: '',
  findings: [finding],
  hidden: 0,
  torn: true,
  typed: undefined,
  value: undefined,
});

/** The same for a text that is at hand: one slip of the hand is one mistake. */
export const readText = (text: string, schema: z.ZodType, facts: readonly string[]): ReadFile =>
  readWithLeastRepair(text, (tried) => readOnce(tried, schema, facts));

function readOnce(text: string, schema: z.ZodType, facts: readonly string[]): ReadFile {
  const lines = text.split('\n');
  const tooMuch =
    lines.length > mostLines
      ? `The file has ${lines.length} lines; at most ${mostLines} are read.`
      : (text.match(/[[\]{},]/g)?.length ?? 0) > mostSigns
        ? `The file holds more than ${mostSigns} brackets and commas, which cannot be right.`
        : undefined;
  if (tooMuch !== undefined) {
    const mend =
      'Make it smaller: take out what was pasted by mistake, or bring the file back as it was before.';
    return { ...unread({ severity: 'error', ...wholeFile, message: tooMuch, mend }), text };
  }
  const endless = lines.findIndex(({ length }) => length > longestLine);
  if (endless >= 0) {
    const message = `This line has ${lines[endless]!.length} letters; at most ${longestLine} are read.`;
    const mend = 'Take out what was pasted by mistake, or break the text into several lines.';
    return {
      ...unread({ severity: 'error', ...wholeFile, line: endless + 1, message, mend }),
      text,
    };
  }
  const findings: Finding[] = checkCharacters(lines);
  if (lines.every((line) => /^\s*(#.*)?$/.test(line))) {
    const remarks = lines.some((line) => line.trim() !== '');
    const message = remarks
      ? 'The file has only remarks (lines that begin with #), so there is nothing in it.'
      : 'The file is empty.';
    findings.push({
      severity: 'error',
      ...wholeFile,
      message,
      mend: remarks
        ? 'Take the # away before the lines that count, or bring the file back as it was.'
        : 'Bring the file back as it was before.',
    });
    return {
      text,
      mended: text,
      findings,
      hidden: 0,
      torn: true,
      typed: undefined,
      value: undefined,
    };
  }
  const names = namesOf(schema);
  const scan = readLines(lines, names);
  findings.push(...scan.findings.map(inDoubt));
  const read: ReadFile = {
    text,
    mended: scan.mended,
    findings,
    hidden: 0,
    torn: true,
    typed: undefined,
    value: undefined,
  };
  if (scan.gaveUp) return read;

  const reported = linesOf(findings);
  const file = new YamlFile(scan.mended);
  const unparsed = checkSyntax(file, reported);
  findings.push(...unparsed.map(inDoubt));
  if (unparsed.length > 0 || file.document.errors.some(({ code }) => code !== 'DUPLICATE_KEY'))
    return read;

  read.torn = scan.leftOut || file.document.errors.length > 0;
  read.typed = file.value();
  const { findings: wrong, value, hidden, missing } = checkSchema(file, schema, reported);
  read.hidden = hidden;
  read.missing = missing;
  const braces = [
    ...checkBraces(file, schema, read.typed, facts),
    ...checkLongTexts(file, schema, read.typed),
    ...checkSplitTexts(file, new Set([...reported, ...linesOf(wrong)])).map(inDoubt),
    ...checkOrder(file, schema, read.typed),
  ];
  for (const finding of [...wrong, ...braces]) {
    if (reported.has(finding.line)) continue;
    if (finding.severity === 'error') reported.add(finding.line);
    findings.push(finding);
  }
  if (!findings.some(({ severity }) => severity === 'error')) read.value = value;
  return read;
}

/** What the lines of a file are meant to be is told by the rest of it. */
const inDoubt = (finding: Finding): Finding =>
  finding.severity === 'error' ? { ...finding, inDoubt: true } : finding;

/** Lines that have an error; further ones on the same line would mostly follow from it. */
function linesOf(findings: readonly Finding[]): Set<number> {
  const lines = new Set<number>();
  for (const { severity, line, lastLine = line } of findings) {
    for (let at = line; severity === 'error' && at <= lastLine; at++) lines.add(at);
  }
  return lines;
}

function checkBraces(
  file: YamlFile,
  schema: z.ZodType,
  typed: unknown,
  facts: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  walkFields(schema, typed, ({ placeholders }, text, path) => {
    if (!placeholders || typeof text !== 'string') return;
    for (const { message, mend, at } of checkPlaceholders(text, placeholders, facts)) {
      findings.push({
        severity: 'error',
        ...file.placeOfValue(path, at),
        path,
        message: `${nameOfPath(path)} ${message}`,
        mend,
      });
    }
  });
  return findings;
}

/** A long text keeps its paragraphs only below a |. */
function checkLongTexts(file: YamlFile, schema: z.ZodType, typed: unknown): Finding[] {
  const findings: Finding[] = [];
  walkFields(schema, typed, ({ markdown }, text, path) => {
    if (!markdown || typeof text !== 'string' || !file.losesParagraphs(path)) return;
    const name = String(path.at(-1));
    const place = file.placeOfKey(path) ?? file.placeOfValue(path);
    const message = `The long text below "${name}:" needs a | after the colon, or its paragraphs run together.`;
    findings.push({ severity: 'error', ...place, path, message, mend: `Write ${name}: |` });
  });
  return findings;
}

/** Who moves the parts of a page about expects them to move there too. */
function checkOrder(file: YamlFile, schema: z.ZodType, typed: unknown): Finding[] {
  if (!notesOf(schema).fixedOrder || typed === null || typeof typed !== 'object') return [];
  const order = namesAt(schema).filter((name) => Object.hasOwn(typed, name));
  const found = Object.keys(typed).filter((name) => order.includes(name));
  const at = found.findIndex((name, index) => name !== order[index]);
  if (at < 0) return [];
  // The one that was moved: without it the others stand as they should.
  const others = (names: readonly string[], moved: string) =>
    names.filter((name) => name !== moved).join();
  const moved = found.find((name) => others(found, name) === others(order, name)) ?? found[at]!;
  return [
    {
      severity: 'note',
      ...file.placeOfKey([moved])!,
      message: `"${moved}" stands in another place than on the page, which keeps its own order: ${order.join(', ')}.`,
      mend: 'Move these lines back; their place in the file changes nothing.',
    },
  ];
}

const knownNames = new WeakMap<z.ZodType, Names>();

function namesOf(schema: z.ZodType): Names {
  const known = knownNames.get(schema) ?? { all: allNames(schema), top: new Set(namesAt(schema)) };
  knownNames.set(schema, known);
  return known;
}
