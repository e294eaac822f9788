import type { z } from 'zod';
import type { FieldPath } from '../../findings/finding.ts';
import { nameOfPath } from '../path.ts';
import { finding, type Finding } from '../problem.ts';
import { exampleLines, exampleOf, isList, schemaAt } from '../schema-walk.ts';
import type { CheckerFault } from '../wording/checker-wordings.ts';
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
): Finding | undefined {
  const name = path.at(-1);
  const parent = path.slice(0, -1);
  const [first, last] = file.linesOf(parent);
  for (let line = first - 1; line <= last + 1; line++)
    if (reportedLines.has(line)) return undefined;

  const comment = new RegExp(`#.*?\\b${String(name)}\\s*:\\s`);
  for (let line = first; line <= Math.min(file.lines.length, last + 1); line++)
    if (comment.test(file.lines[line - 1] ?? '')) return lineInComment(file, path, line);
  const fault = faultOf(schemaAt(schema, path), placeIn(parent));
  return finding(fault, file.headOf(parent), { path });
}

/** Reports a line that is commented out, or that stands behind the # of another line. */
export function lineInComment(file: YamlFile, path: FieldPath, line: number): Finding {
  const name = String(path.at(-1));
  const found = file.lines[line - 1]!;
  const isWhole = /^\s*#/.test(found);
  const place = { line, column: found.indexOf('#') + 1, length: 1 };
  return finding(
    isWhole
      ? {
          code: 'line-is-comment',
          data: { write: found.replace(/#\s*/, '').trim() },
        }
      : { code: 'line-behind-comment', data: { name } },
    place,
    { path },
  );
}

function placeIn(parent: FieldPath): string {
  const last = parent.at(-1);
  if (last === undefined) return 'at the left edge of the file';
  return typeof last === 'number'
    ? `to ${nameOfPath(parent)}, with the same spaces before it as the lines around it`
    : `below ${String(last)}:, with the same spaces before it as the lines there`;
}

/** The fault of a missing line with an example, of a missing list, or of a missing group with its required lines. */
function faultOf(field: z.core.$ZodType | undefined, place: string): CheckerFault {
  const example = field === undefined ? '…' : exampleOf(field);
  if (example !== '' || !field) return { code: 'line-missing', data: { place, example } };
  return isList(field)
    ? { code: 'list-missing', data: { place } }
    : { code: 'group-missing', data: { place, lines: exampleLines(field) } };
}
