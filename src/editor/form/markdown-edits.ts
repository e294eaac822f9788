import {
  isEmptySpan,
  lengthOf,
  lettersIn,
  lookAt,
  wordAt,
  type Edited,
  type Line,
  type Span,
} from './markdown-lines.ts';
import { cut, textOfRuns, unseen, without, type Run } from './markdown-runs.ts';

const at = (line: number, letter = 0): Span => ({ from: [line, letter], to: [line, letter] });

/** Deletes the selection. */
export function remove(lines: readonly Line[], { from, to }: Span): Edited {
  const [first, last] = [lines[from[0]]!, lines[to[0]]!];
  const joined: Line = {
    ...(first.kind === 'other' ? { kind: 'paragraph' as const } : first),
    runs: [...cut(first.runs, 0, from[1]), ...cut(last.runs, to[1])],
  };
  return {
    lines: [...lines.slice(0, from[0]), joined, ...lines.slice(to[0] + 1)],
    span: at(from[0], from[1]),
  };
}

/**
 * Deletes over the end of a line: a selection, or without one what the Delete key removes, unless that touches a line
 * that cannot be edited.
 */
export function deleteOver(lines: readonly Line[], span: Span, selected: Span): Edited | undefined {
  const touchesOther = [span.from, span.to].some(([index]) => lines[index]?.kind === 'other');
  return isEmptySpan(selected) && touchesOther ? undefined : remove(lines, span);
}

/** Backspace key at the start of a line; undefined elsewhere. */
export function backspace(lines: readonly Line[], { from, to }: Span): Edited | undefined {
  const [index, letter] = from;
  if (letter > 0 || !isEmptySpan({ from, to })) return undefined;
  const line = lines[index]!;
  if (line.kind !== 'paragraph') return withKind(lines, { from, to }, line.kind);
  const before = lines[index - 1];
  if (!before || before.kind === 'other') return { lines: [...lines], span: { from, to } };
  if (lengthOf(before) === 0) return { lines: lines.toSpliced(index - 1, 1), span: at(index - 1) };
  return remove(lines, { from: [index - 1, lengthOf(before)], to: from });
}

/** Enter key: splits the line. */
export function split(all: readonly Line[], span: Span): Edited {
  const {
    lines,
    span: { from },
  } = remove(all, span);
  const [index, letter] = from;
  const line = lines[index]!;
  const isItem = line.kind === 'item' || line.kind === 'number';
  if (isItem && lengthOf(line) === 0) return withKind(lines, at(index), line.kind);
  const kind = isItem ? line.kind : 'paragraph';
  const [before, after] = [cut(line.runs, 0, letter), cut(line.runs, letter)];
  const halves: Line[] =
    letter === 0 && after.length > 0
      ? [{ kind, runs: [] }, line]
      : [
          { ...line, runs: before },
          { kind, runs: after },
        ];
  return { lines: lines.toSpliced(index, 1, ...halves), span: at(index + 1) };
}

/** Sets the kind of the selected lines, or resets it if all have it. */
export function withKind(lines: readonly Line[], span: Span, kind: Line['kind']): Edited {
  const isIn = (index: number) => index >= span.from[0] && index <= span.to[0];
  const allHaveIt = lines.every((one, index) => !isIn(index) || one.kind === kind);
  const changed = lines.map((line, index) =>
    isIn(index) && line.kind !== 'other'
      ? { ...line, kind: allHaveIt ? ('paragraph' as const) : kind }
      : line,
  );
  return { lines: changed, span };
}

/** Changes the style of the selected characters. */
export function withLook(lines: readonly Line[], span: Span, change: (run: Run) => Run): Edited {
  const changed = lines.map((line, index) => {
    if (index < span.from[0] || index > span.to[0]) return line;
    const [start, end] = lettersIn(span, index);
    const between = cut(line.runs, start, end).map(change);
    return { ...line, runs: [...cut(line.runs, 0, start), ...between, ...cut(line.runs, end)] };
  });
  return { lines: changed, span };
}

/** Toggles a style of the selection, the word at the cursor, or the next typed characters. */
export function toggle(lines: readonly Line[], span: Span, look: 'bold' | 'italic'): Edited {
  const word = wordAt(lines, span);
  const letter = span.from[1];
  const isNext = isEmptySpan(span) && (word.from[1] === letter || letter === word.to[1]);
  const isOn = lookAt(lines, isNext ? span : word)[look] === true;
  const change = (run: Run): Run => (isOn ? without(run, look) : { ...run, [look]: true });
  if (!isNext) return { ...withLook(lines, word, change), span };
  const next = change({ ...lookAt(lines, span), text: unseen });
  return insert(lines, span, [{ kind: 'paragraph', runs: [next] }]);
}

/** Replaces the selection with lines; a first paragraph continues the line at the cursor. */
export function insert(all: readonly Line[], span: Span, added: readonly Line[]): Edited {
  const {
    lines,
    span: { from },
  } = remove(all, span);
  const [index, letter] = from;
  const line = lines[index]!;
  const [first, ...more] = added;
  if (!first) return { lines, span: at(index, letter) };
  const continues = first.kind === 'paragraph' || lengthOf(line) === 0;
  const start: Line = { ...line, runs: cut(line.runs, 0, letter) };
  const merged: Line[] = continues
    ? [
        {
          ...start,
          kind: first.kind === 'paragraph' ? line.kind : first.kind,
          runs: [...start.runs, ...first.runs],
        },
        ...more,
      ]
    : [...(letter > 0 ? [start] : []), first, ...more];
  const last = merged.at(-1)!;
  const end = lengthOf(last);
  const joined = { ...last, runs: [...last.runs, ...cut(line.runs, letter)] };
  return {
    lines: lines.toSpliced(index, 1, ...merged.slice(0, -1), joined),
    span: at(index + merged.length - 1, end),
  };
}

const typedMarks: readonly [RegExp, Line['kind']][] = [
  [/^[-*]\s$/, 'item'],
  [/^1[.)]\s$/, 'number'],
  [/^##\s$/, 'heading'],
];

/** "- ", "1. " or "## " typed at the start of a paragraph makes it a list item, a numbered item or a heading. */
export function withTypedMark(lines: readonly Line[], { from }: Span): Edited | undefined {
  const [index, letter] = from;
  const line = lines[index]!;
  const typed = textOfRuns(cut(line.runs, 0, letter));
  const kind = typedMarks.find(([mark]) => mark.test(typed))?.[1];
  if (!kind || line.kind !== 'paragraph') return undefined;
  const changed: Line = { ...line, kind, runs: cut(line.runs, letter) };
  return { lines: lines.toSpliced(index, 1, changed), span: at(index) };
}

/** Moves a line by one place, or deletes it. */
export function moveLine(lines: readonly Line[], index: number, by: number | 'delete'): Edited {
  const others = lines.toSpliced(index, 1);
  if (by === 'delete') return { lines: others, span: at(Math.max(0, index - 1)) };
  const next = Math.min(Math.max(0, index + by), others.length);
  return { lines: others.toSpliced(next, 0, lines[index]!), span: at(next) };
}
