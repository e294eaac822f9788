import type { z } from 'zod';
import { nameOfPath } from '../path.ts';
import {
  problemAt,
  type FieldPath,
  type FileProblem,
  type Sentences,
} from '../../content/problem.ts';
import { exampleLines, exampleOf, isList, nameOfField, schemaAt } from '../schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';

/**
 * Reports a required line that is missing or commented out. Returns undefined if a line in or beside its group was
 * reported already: that is probably the missing line, mistyped.
 */
export function describeMissing(
  file: YamlFile,
  schema: z.ZodType,
  path: FieldPath,
  reportedLines: ReadonlySet<number>,
): FileProblem | undefined {
  const name = path.at(-1);
  const parent = path.slice(0, -1);
  const [first, last] = file.linesOf(parent);
  for (let line = first - 1; line <= last + 1; line++)
    if (reportedLines.has(line)) return undefined;

  const comment = new RegExp(`#.*?\\b${String(name)}\\s*:\\s`);
  for (let line = first; line <= Math.min(file.lines.length, last + 1); line++)
    if (comment.test(file.lines[line - 1] ?? '')) return lineInComment(file, schema, path, line);
  const { message, remedy } = missing(schema, path);
  return problemAt(file.headOf(parent), message, remedy, { path });
}

/** Reports a line that is commented out, or that stands behind the # of another line. */
export function lineInComment(file: YamlFile, schema: z.ZodType, path: FieldPath, line: number) {
  const found = file.lines[line - 1]!;
  const field = nameOfField(schema, path);
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

/** What is missing, and the line to add with an example, the list, or the group with its required lines. */
function missing(schema: z.ZodType, path: FieldPath): Sentences {
  const field = schemaAt(schema, path);
  const name = String(path.at(-1));
  const place = placeIn(path.slice(0, -1));
  const example = field === undefined ? '…' : exampleOf(field);
  const message = `${nameOfField(schema, path)} is missing.`;
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

function placeIn(parent: FieldPath): string {
  const last = parent.at(-1);
  if (last === undefined) return 'at the left edge of the file';
  return typeof last === 'number'
    ? `to ${nameOfPath(parent)}, with the same spaces before it as the lines around it`
    : `below ${String(last)}:, with the same spaces before it as the lines there`;
}
