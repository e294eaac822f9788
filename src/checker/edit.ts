/** Replaces lines of a file, counted from 1, both included; `null` deletes them. */
export interface Edit {
  line: number;
  endLine: number;
  text: string | null;
}

/** The lines of a text after an edit. */
export function edited(lines: readonly string[], { line, endLine, text }: Edit): string[] {
  const inserted = text === null ? [] : text.split('\n');
  return [...lines.slice(0, line - 1), ...inserted, ...lines.slice(endLine)];
}
