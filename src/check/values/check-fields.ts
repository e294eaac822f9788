import type { z } from 'zod';
import { type FileProblem, problemAt } from '../../content/problem.ts';
import { nameOfField, namesAt, notesOf, walkFields } from '../../content/schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';
import { checkPlaceholders } from './check-placeholders.ts';

/** Checks what the schemas cannot: placeholders, the | of long texts, and the order of the parts of a page. */
export const checkFields = (file: YamlFile, schema: z.ZodType, typed: unknown): FileProblem[] => [
  ...checkBraces(file, schema, typed),
  ...checkLongTexts(file, schema, typed),
  ...checkOrder(file, schema, typed),
];

function checkBraces(file: YamlFile, schema: z.ZodType, typed: unknown): FileProblem[] {
  const problems: FileProblem[] = [];
  walkFields(schema, typed, ({ placeholders }, text, path) => {
    if (!placeholders || typeof text !== 'string') return;
    const field = nameOfField(schema, path, typed);
    for (const { at, write, message, remedy } of checkPlaceholders(text, placeholders, field)) {
      const edits =
        at !== undefined && write !== undefined
          ? [{ path, value: text.replace(at, () => write) }]
          : undefined;
      problems.push(
        problemAt(file.positionOfValue(path, at), message, remedy, { path, at, edits }),
      );
    }
  });
  return problems;
}

/** Reports long texts without the | that keeps their paragraphs. */
function checkLongTexts(file: YamlFile, schema: z.ZodType, typed: unknown): FileProblem[] {
  const problems: FileProblem[] = [];
  walkFields(schema, typed, ({ markdown }, text, path) => {
    if (!markdown || typeof text !== 'string' || !file.losesParagraphs(path)) return;
    const name = String(path.at(-1));
    const place = file.positionOfKey(path) ?? file.positionOfValue(path);
    problems.push(
      problemAt(
        place,
        `The long text below "${name}:" needs a | after the colon, or its paragraphs run together.`,
        `Write ${name}: |`,
        { path },
      ),
    );
  });
  return problems;
}

/** Notes that the parts of a page have another order in the file than on the page, which the file cannot change. */
function checkOrder(file: YamlFile, schema: z.ZodType, typed: unknown): FileProblem[] {
  if (!notesOf(schema).fixedOrder || typed === null || typeof typed !== 'object') return [];
  const order = namesAt(schema).filter((name) => Object.hasOwn(typed, name));
  const found = Object.keys(typed).filter((name) => order.includes(name));
  const at = found.findIndex((name, index) => name !== order[index]);
  if (at < 0) return [];
  // The part that was moved is the one without which the others are in order.
  const others = (names: readonly string[], moved: string) =>
    names.filter((name) => name !== moved).join();
  const moved = found.find((name) => others(found, name) === others(order, name)) ?? found[at]!;
  return [
    problemAt(
      file.positionOfKey([moved])!,
      `"${moved}" is not in the order of the page: ${order.join(', ')}.`,
      'Move these lines back; moving them does not change the page.',
      { severity: 'note' },
    ),
  ];
}
