import { isEmpty, valueAt } from '../content/path.ts';
import { folders } from '../content/files.ts';
import type { z } from 'zod';
import type { PlaceFormats } from '../content/place/place-formats.ts';
import type { FileProblem } from '../content/problem.ts';
import { checkCharacters, checkEmptiness, checkSize } from './check-text.ts';
import type { ParsedFile } from './parsed-file.ts';
import { allNames, namesAt } from '../content/schema-walk.ts';
import { brokenLine } from './structure/broken-line.ts';
import type { Names } from './structure/line-at.ts';
import { checkFields } from './values/check-fields.ts';
import { checkSchema } from './values/check-schema.ts';
import { oddTexts } from './values/odd-values.ts';
import { YamlFile } from './yaml-file.ts';

/** Removes the byte order mark of a text, and makes all line ends `\n`. */
export const normalised = (text: string) => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** A file that could not be parsed, so that only its problems are known. */
export const unparsedFile = (problems: FileProblem[], text = ''): ParsedFile => ({
  text,
  cleaned: text,
  problems,
  hiddenErrorCount: 0,
  isPartial: true,
  isUnfinished: false,
  typed: undefined,
  value: undefined,
});

/**
 * The first half of the check: parses the text of one file and checks its characters, structure, schema and words in
 * braces. If the structure is broken, only the first broken line is reported; other problems follow once that is right.
 */
export const parseText = (text: string, schema: z.ZodType, place: PlaceFormats): ParsedFile => ({
  ...parsedAt(place, text, schema),
  place,
});

function parsedAt(place: PlaceFormats, text: string, schema: z.ZodType): ParsedFile {
  const lines = text.split('\n');
  const wrongSize = checkSize(lines);
  if (wrongSize) return { ...unparsedFile([wrongSize], text), cleaned: '' };
  const problems = checkCharacters(lines);
  const empty = checkEmptiness(lines);
  if (empty) return unparsedFile([...problems, empty], text);
  const names = namesOf(schema);
  const cleaned = lines.join('\n');
  const file = new YamlFile(cleaned);
  const broken = brokenLine(file, names);
  if (broken) {
    const wrong =
      broken.asText && wrongText(broken.asText, broken.problem.line, schema, names, place);
    return { ...unparsedFile([...problems, wrong ?? broken.problem], text), cleaned };
  }
  return { ...checkValues(file, problems, schema, names, place), isPartial: false, text, cleaned };
}

/** Returns what the field of a line says of its value put in quotes; undefined if the field accepts that. */
function wrongText(
  lines: readonly string[],
  line: number,
  schema: z.ZodType,
  names: Names,
  place: PlaceFormats,
): FileProblem | undefined {
  const file = new YamlFile(lines.join('\n'));
  if (brokenLine(file, names)) return undefined;
  const { problems } = checkValues(file, [], schema, names, place);
  return problems.find((one) => one.line === line && one.severity === 'error');
}

/** Checks the values of a file that can be read; the result includes the `problems` of its characters. */
function checkValues(
  file: YamlFile,
  problems: readonly FileProblem[],
  schema: z.ZodType,
  names: Names,
  place: PlaceFormats,
): Pick<ParsedFile, 'problems' | 'hiddenErrorCount' | 'typed' | 'value' | 'isUnfinished'> {
  const typed = file.value();
  const odd = oddTexts(file, names);
  const known = linesOf([...problems, ...odd]);
  const {
    problems: wrong,
    value,
    hiddenErrorCount,
  } = checkSchema(file, schema, names, known, place);
  const all = [...problems];
  const reported = linesOf(all);
  for (const problem of [...odd, ...wrong, ...checkFields(file, schema, typed)]) {
    if (reported.has(problem.line)) continue;
    if (problem.severity === 'error') reported.add(problem.line);
    all.push(problem);
  }
  const isRight = !all.some(({ severity }) => severity === 'error');
  const isUnfinished = !isRight && schema === folders.posts && isUnfinishedDraft(typed, all);
  return {
    problems: isUnfinished ? all.map((one) => ({ ...one, severity: 'note' })) : all,
    hiddenErrorCount,
    typed,
    isUnfinished,
    value: isRight ? value : undefined,
  };
}

/** Whether a post is a draft in which nothing is wrong but what is still empty. */
const isUnfinishedDraft = (typed: unknown, problems: readonly FileProblem[]) =>
  valueAt(typed, ['draft']) === true &&
  problems.every(
    ({ severity, path = [] }) =>
      severity === 'note' || (path.length > 0 && isEmpty(valueAt(typed, path))),
  );

/** Returns the lines with an error; further errors on the same line mostly follow from the first. */
const linesOf = (problems: readonly FileProblem[]) =>
  new Set(problems.flatMap(({ severity, line }) => (severity === 'error' ? [line] : [])));

const knownNames = new WeakMap<z.ZodType, Names>();

function namesOf(schema: z.ZodType): Names {
  const known = knownNames.get(schema) ?? {
    all: allNames(schema),
    top: new Set(namesAt(schema)),
  };
  knownNames.set(schema, known);
  return known;
}
