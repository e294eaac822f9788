import type { FieldPath } from '../findings/finding.ts';
import type { Edit } from './edit.ts';
import type { Fix, Problem } from './problem.ts';

/** The fixes of a problem; if it has none of its own, one for each value that may be meant. */
export function fixesOf(problem: Problem, lines: readonly string[]): readonly Fix[] {
  const { fixes, meant, at, path = [], line, column, length } = problem;
  const here = lines[line - 1];
  if (fixes.length > 0 || !meant || here === undefined) return fixes;
  const rewritten = (value: string) =>
    at === undefined
      ? lineWith(here, typedLine(path, value))
      : here.slice(0, column - 1) + value + here.slice(column - 1 + length);
  return meant.values.map((value) => ({
    kind: meant.isCertain ? 'certain' : 'choice',
    edit: { line, endLine: line, text: rewritten(value) } satisfies Edit,
  }));
}

/** `price: 750`, `- yoga` */
function typedLine(path: FieldPath, value: string): string {
  const last = path.at(-1);
  return typeof last === 'string' ? `${last}: ${value}` : `- ${value}`;
}

/** Replaces the text of a line; keeps its indentation, dash and trailing comment. */
export function lineWith(line: string, typed: string): string {
  const [, indent = '', dash = ''] = /^(\s*)(- +)?/.exec(line)!;
  const own = typed.startsWith('- ') ? '' : dash;
  return indent + own + typed + commentOf(line);
}

/** The trailing comment of a line; a # within quotes does not begin one. */
const commentOf = (line: string) =>
  /^\s*(?:- +)*(?:[\w-]+:\s+)?(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|(?![\w-]+:\s)[^"'\s#]\S*(?:\s+[^\s#]\S*)*)?(\s+#.*)$/.exec(
    line,
  )?.[1] ?? '';
