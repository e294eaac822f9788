import { everyField, type Field, namesIn, valuesIn } from '../content/field.ts';
import { fieldOf } from '../content/files.ts';
import { isEmpty, valueAt } from '../content/path.ts';
import type { PlaceFormats } from '../content/place/place-formats.ts';
import type { FileProblem } from '../content/problem.ts';
import { checkCharacters, checkEmptiness, checkSize } from './check-text.ts';
import type { ParsedFile } from './parsed-file.ts';
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
  yaml: undefined,
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
export const parseText = (text: string, field: Field, place: PlaceFormats): ParsedFile => ({
  ...parsedAt(place, text, field),
  place,
});

function parsedAt(place: PlaceFormats, text: string, field: Field): ParsedFile {
  const lines = text.split('\n');
  const wrongSize = checkSize(lines);
  if (wrongSize) return unparsedFile([wrongSize], text);
  const problems = checkCharacters(lines);
  const empty = checkEmptiness(lines);
  if (empty) return unparsedFile([...problems, empty], text);
  const names = namesOf(field);
  const yaml = new YamlFile(lines.join('\n'));
  const broken = brokenLine(yaml, names);
  if (broken) {
    const wrong =
      broken.asText && wrongText(broken.asText, broken.problem.line, field, names, place);
    return { ...unparsedFile([...problems, wrong ?? broken.problem], text), yaml };
  }
  return { ...checkValues(yaml, problems, field, names, place), isPartial: false, text, yaml };
}

/** Returns the problem of a line once its value is in quotes; undefined if its field accepts the text. */
function wrongText(
  lines: readonly string[],
  line: number,
  field: Field,
  names: Names,
  place: PlaceFormats,
): FileProblem | undefined {
  const file = new YamlFile(lines.join('\n'));
  if (brokenLine(file, names)) return undefined;
  const { problems } = checkValues(file, [], field, names, place);
  return problems.find((one) => one.line === line && one.severity === 'error');
}

/** Checks the values of a file that can be read; the result includes the `problems` of its characters. */
function checkValues(
  file: YamlFile,
  problems: readonly FileProblem[],
  field: Field,
  names: Names,
  place: PlaceFormats,
): Pick<ParsedFile, 'problems' | 'hiddenErrorCount' | 'typed' | 'value' | 'isUnfinished'> {
  const typed = file.value();
  const odd = oddTexts(file, names);
  const reportedLines = linesOf([...problems, ...odd]);
  const {
    problems: wrong,
    value,
    hiddenErrorCount,
  } = checkSchema(file, field, names, reportedLines, place);
  const all = problems.map((one) => atField(one, file, field, typed));
  const reported = linesOf(all);
  for (const problem of [...odd, ...wrong, ...checkFields(file, field, typed)]) {
    if (reported.has(problem.line)) continue;
    if (problem.severity === 'error') reported.add(problem.line);
    all.push(problem);
  }
  const isRight = !all.some(({ severity }) => severity === 'error');
  const isUnfinished = !isRight && field === fieldOf('posts/') && isUnfinishedDraft(typed, all);
  return {
    problems: isUnfinished ? all.map((one) => ({ ...one, severity: 'note' })) : all,
    hiddenErrorCount,
    typed,
    isUnfinished,
    value: isRight ? value : undefined,
  };
}

/** A problem of the characters of a line, with the path of the value that has them. */
function atField(problem: FileProblem, file: YamlFile, field: Field, typed: unknown): FileProblem {
  const own = [...valuesIn(field, typed)].find(({ path }) => {
    const [first, last] = file.linesOf(path);
    return first <= problem.line && problem.line <= last;
  });
  return own ? { ...problem, path: own.path } : problem;
}

/** Whether a post is a draft in which nothing is wrong except that some fields are still empty. */
const isUnfinishedDraft = (typed: unknown, problems: readonly FileProblem[]) =>
  valueAt(typed, ['draft']) === true &&
  problems.every(
    ({ severity, path = [] }) =>
      severity === 'note' || (path.length > 0 && isEmpty(valueAt(typed, path))),
  );

/** Returns the lines with an error; further errors on the same line mostly follow from the first. */
const linesOf = (problems: readonly FileProblem[]) =>
  new Set(problems.flatMap(({ severity, line }) => (severity === 'error' ? [line] : [])));

const knownNames = new WeakMap<Field, Names>();

/** Returns the names of all fields of a file, for the hints. */
export function namesOf(field: Field): Names {
  const names = knownNames.get(field) ?? {
    all: new Set([...everyField(field)].flatMap(namesIn)),
    top: new Set(namesIn(field)),
  };
  knownNames.set(field, names);
  return names;
}
