import type { z } from 'zod';
import { checkCharacters } from './check-characters.ts';
import { checkFields } from './values/check-fields.ts';
import { checkSchema } from './values/check-schema.ts';
import { checkEmptiness, checkSize } from './check-size.ts';
import { checkSplitTexts } from './values/check-split-texts.ts';
import { checkSyntax } from './check-syntax.ts';
import type { Names } from './lines/layout.ts';
import { parseLines } from './lines/parse-lines.ts';
import type { FileModel } from './model.ts';
import type { Finding } from './problem.ts';
import { parseWithLeastRepair } from './repair/least-repair.ts';
import type { ParsedFile } from './parsed-file.ts';
import { allNames, namesAt, requiredNamesAt } from './schema-walk.ts';
import { YamlFile } from './yaml-file.ts';

/** Removes the byte order mark, and makes all line ends `\n`. */
export const normalised = (text: string) => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/**
 * Parses and checks the text of one file: lines, YAML, schema, words in braces. A single typing mistake is reported once.
 * `isGenerated`: written by a program, so no repair of moved, joined or lost lines is searched for.
 */
export const parseText = (
  text: string,
  schema: z.ZodType,
  model: FileModel,
  isGenerated = false,
): ParsedFile =>
  isGenerated
    ? { ...readOnce(text, schema, model)!, isGenerated }
    : parseWithLeastRepair(text, (tried, isWorth) => readOnce(tried, schema, model, isWorth));

/** A file that could not be parsed: only its findings are known. */
export const unparsedFile = (findings: Finding[], text = ''): ParsedFile => ({
  text,
  repaired: text,
  findings,
  hiddenErrorCount: 0,
  isPartial: true,
  typed: undefined,
  value: undefined,
});

/** Parses and checks a text once; undefined if `isWorthReading` rejects the findings of its lines. */
function readOnce(
  text: string,
  schema: z.ZodType,
  model: FileModel,
  isWorthReading: (sure: readonly Finding[]) => boolean = () => true,
): ParsedFile | undefined {
  const lines = text.split('\n');
  const wrongSize = checkSize(lines);
  if (wrongSize) return { ...unparsedFile([wrongSize], text), repaired: '' };
  const findings = checkCharacters(lines);
  const empty = checkEmptiness(lines);
  if (empty) return unparsedFile([...findings, empty], text);
  const names = namesOf(schema);
  const read = parseLines(lines, names);
  findings.push(...read.findings.map(inDoubt));
  // An `asText` finding may still be replaced by the schema.
  if (!isWorthReading(findings.filter(({ asText }) => !asText))) return undefined;
  const missing = names.required.filter(
    (name) => !lines.some((line) => line.startsWith(`${name}:`)),
  );
  const unparsed = { ...unparsedFile(findings, text), repaired: read.repaired, missing };
  if (read.gaveUp) return unparsed;
  const file = new YamlFile(read.repaired);
  const unparsable = checkSyntax(file, linesOf(findings));
  findings.push(...unparsable.map(inDoubt));
  const { errors } = file.document;
  if (unparsable.length > 0 || errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return unparsed;
  const isPartial = read.isIncomplete || errors.length > 0;
  const parsed = checkValues(file, findings, schema, model);
  return {
    ...parsed,
    isPartial,
    text,
    repaired: read.repaired,
    missing: [...missing, ...parsed.missing],
  };
}

/** Checks the values of a parsed file; the result includes the `findings` of its lines. */
function checkValues(
  file: YamlFile,
  findings: readonly Finding[],
  schema: z.ZodType,
  { facts, today }: FileModel,
): Pick<ParsedFile, 'findings' | 'hiddenErrorCount' | 'typed' | 'value'> & { missing: string[] } {
  const typed = file.value();
  const checked = checkSchema(file, schema, linesOf(findings), today);
  const { findings: wrong, value, hiddenErrorCount, missing } = checked;
  const refused = linesOf(wrong.filter(({ isOfValue }) => isOfValue));
  const all = findings.filter(({ asText, line }) => !asText || !refused.has(line));
  const reported = linesOf(all);
  const explained = new Set([...reported, ...linesOf(wrong)]);
  for (const finding of [
    ...wrong,
    ...checkFields(file, schema, typed, facts),
    ...checkSplitTexts(file, explained).map(inDoubt),
  ]) {
    if (reported.has(finding.line)) continue;
    if (finding.severity === 'error') reported.add(finding.line);
    all.push(finding);
  }
  const isRight = !all.some(({ severity }) => severity === 'error');
  return { findings: all, hiddenErrorCount, missing, typed, value: isRight ? value : undefined };
}

/** Marks errors as uncertain: the rest of the file determines the meaning of the line. */
const inDoubt = (finding: Finding): Finding =>
  finding.severity === 'error' ? { ...finding, inDoubt: true } : finding;

/** The lines with an error; further errors on the same line mostly follow from the first. */
function linesOf(findings: readonly Finding[]): Set<number> {
  const lines = new Set<number>();
  for (const { severity, line, lastLine = line } of findings) {
    for (let at = line; severity === 'error' && at <= lastLine; at++) lines.add(at);
  }
  return lines;
}

interface FileNames extends Names {
  required: readonly string[];
}
const knownNames = new WeakMap<z.ZodType, FileNames>();

function namesOf(schema: z.ZodType): FileNames {
  const known = knownNames.get(schema) ?? {
    all: allNames(schema),
    top: new Set(namesAt(schema)),
    required: requiredNamesAt(schema),
  };
  knownNames.set(schema, known);
  return known;
}
