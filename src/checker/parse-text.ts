import type { z } from 'zod';
import { checkCharacters } from './check-characters.ts';
import { checkEmptiness, checkSize } from './check-size.ts';
import type { FileModel } from './model.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { Finding } from './problem.ts';
import { allNames, namesAt } from './schema-walk.ts';
import { brokenLine } from './structure/broken-line.ts';
import type { Names } from './structure/line-at.ts';
import { checkFields } from './values/check-fields.ts';
import { checkSchema } from './values/check-schema.ts';
import { oddTexts } from './values/odd-texts.ts';
import { YamlFile } from './yaml-file.ts';

/** Removes the byte order mark, and makes all line ends `\n`. */
export const normalised = (text: string) => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** A file that could not be parsed: only its findings are known. */
export const unparsedFile = (findings: Finding[], text = ''): ParsedFile => ({
  text,
  cleaned: text,
  findings,
  hiddenErrorCount: 0,
  isPartial: true,
  typed: undefined,
  value: undefined,
});

/**
 * Parses and checks the text of one file: characters, structure, schema, words in braces. Of a file whose structure is
 * broken only the first broken line is told; its other problems follow when it can be read.
 */
export function parseText(text: string, schema: z.ZodType, model: FileModel): ParsedFile {
  const lines = text.split('\n');
  const wrongSize = checkSize(lines);
  if (wrongSize) return { ...unparsedFile([wrongSize], text), cleaned: '' };
  const findings = checkCharacters(lines);
  const empty = checkEmptiness(lines);
  if (empty) return unparsedFile([...findings, empty], text);
  const names = namesOf(schema);
  const cleaned = lines.join('\n');
  const file = new YamlFile(cleaned);
  const broken = brokenLine(file, names);
  if (broken) {
    const wrong =
      broken.asText && wrongText(broken.asText, broken.finding.line, schema, model, names);
    return { ...unparsedFile([...findings, wrong ?? broken.finding], text), cleaned };
  }
  return { ...checkValues(file, findings, schema, model, names), isPartial: false, text, cleaned };
}

/** What its field says of the value of a line that would be a text if it had quotes; undefined if it may be one. */
function wrongText(
  lines: readonly string[],
  line: number,
  schema: z.ZodType,
  model: FileModel,
  names: Names,
): Finding | undefined {
  const file = new YamlFile(lines.join('\n'));
  if (brokenLine(file, names)) return undefined;
  const { findings } = checkValues(file, [], schema, model, names);
  return findings.find((one) => one.line === line && one.severity === 'error');
}

/** Checks the values of a file that can be read; the result includes the `findings` of its characters. */
function checkValues(
  file: YamlFile,
  findings: readonly Finding[],
  schema: z.ZodType,
  { facts, today }: FileModel,
  names: Names,
): Pick<ParsedFile, 'findings' | 'hiddenErrorCount' | 'typed' | 'value'> {
  const typed = file.value();
  const odd = oddTexts(file, names);
  const known = linesOf([...findings, ...odd]);
  const {
    findings: wrong,
    value,
    hiddenErrorCount,
  } = checkSchema(file, schema, names, known, today);
  const all = [...findings];
  const reported = linesOf(all);
  for (const finding of [...odd, ...wrong, ...checkFields(file, schema, typed, facts)]) {
    if (reported.has(finding.line)) continue;
    if (finding.severity === 'error') reported.add(finding.line);
    all.push(finding);
  }
  const isRight = !all.some(({ severity }) => severity === 'error');
  return { findings: all, hiddenErrorCount, typed, value: isRight ? value : undefined };
}

/** The lines with an error; further errors on the same line mostly follow from the first. */
const linesOf = (findings: readonly Finding[]) =>
  new Set(findings.flatMap(({ severity, line }) => (severity === 'error' ? [line] : [])));

const knownNames = new WeakMap<z.ZodType, Names>();

function namesOf(schema: z.ZodType): Names {
  const known = knownNames.get(schema) ?? {
    all: allNames(schema),
    top: new Set(namesAt(schema)),
  };
  knownNames.set(schema, known);
  return known;
}
