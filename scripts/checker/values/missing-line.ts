import type { z } from 'zod';
import { blanks } from '../lines/indentation.ts';
import { nameOfPath, subjectOf, type Path } from '../path.ts';
import type { Finding } from '../problem.ts';
import { exampleLines, exampleOf, isList, schemaAt } from '../schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';

/** A line that a group must have, unless one of its lines could not be read: most likely that is the one. */
export function describeMissing(
  file: YamlFile,
  schema: z.ZodType,
  path: Path,
  reportedLines: ReadonlySet<number>,
): Finding | undefined {
  const name = path.at(-1);
  const parent = path.slice(0, -1);
  const [first, last] = file.linesOf(parent);
  for (let line = first - 1; line <= last + 1; line++)
    if (reportedLines.has(line)) return undefined;

  const field = schemaAt(schema, path);
  const paste = field === undefined ? `${String(name)}: …` : pasteOf(String(name), field);
  const lines = file.text.split('\n');
  const remark = new RegExp(`#.*?\\b${String(name)}\\s*:\\s`);
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
    const own = found.replace(/^\s*#\s*/, '');
    const indent = file.indentOf(parent);
    const text = indent !== undefined && own.startsWith(`${String(name)}:`) && blanks(indent) + own;
    return {
      severity: 'error',
      line,
      column,
      length: 1,
      message: `${subjectOf(path)} is missing: ${why}.`,
      mend,
      inDoubt: true,
      ...(text && { edit: { line, endLine: line, text } }),
    };
  }
  return {
    severity: 'error',
    ...file.headOf(parent),
    message: `${subjectOf(path)} is missing.`,
    mend: `Add a line ${placeIn(parent)}: ${paste}`,
  };
}

function placeIn(parent: Path): string {
  const last = parent.at(-1);
  if (last === undefined) return 'at the left edge of the file';
  return typeof last === 'number'
    ? `to ${nameOfPath(parent)}, with the same blanks before it as the lines beside it`
    : `below ${String(last)}:, with the same blanks before it as the lines there`;
}

/** What to write for a line that is missing: its name with an example, or with the names of the lines below it. */
function pasteOf(name: string, field: z.core.$ZodType): string {
  const example = exampleOf(field);
  if (example !== '') return `${name}: ${example}`;
  if (isList(field))
    return `${name}: (and below it each item on a line of its own, beginning with "- ")`;
  return `${name}: and below it, each two blanks further in, the lines ${exampleLines(field).join(', ')}. Was it deleted by mistake? Undo that, or copy it from an earlier version.`;
}
