/** Consecutive characters with the same style, in a line of the Markdown editor. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  /** The target of its link: "/schedule". */
  to?: string;
}

/** The style of characters. */
export type Look = Omit<Run, 'text'>;

/** An invisible character that holds a style until something is typed. */
export const unseen = '\u200b';

const inline =
  /(?<!\\)(?:\*\*(?=\S)((?:[^*]|\*[^*]+\*)+?)(?<=\S)\*\*|\*(?=[^\s*])([^*]+)(?<=\S)\*|(?<!!)\[([^\][]+)\]\(([^()\s]+)\))/;

/** Parses "Stay **eight** breaths, [see the timetable](/schedule)"; other Markdown is plain text. */
export function runsOf(text: string, look: Look = {}): Run[] {
  const found = inline.exec(text);
  if (!found) return text === '' ? [] : [{ ...look, text }];
  const [all, bold, italic, words, to] = found;
  const inner = bold ?? italic ?? words!;
  return [
    ...(found.index > 0 ? [{ ...look, text: text.slice(0, found.index) }] : []),
    ...runsOf(inner, {
      ...look,
      ...(bold !== undefined && { bold: true }),
      ...(italic !== undefined && { italic: true }),
      ...(to !== undefined && { to }),
    }),
    ...runsOf(text.slice(found.index + all.length), look),
  ];
}

const looks = ['to', 'bold', 'italic'] as const;
const signs = { bold: '**', italic: '*' };

/** A run without one style. */
export function without(run: Run, look: keyof Look): Run {
  const rest = { ...run };
  delete rest[look];
  return rest;
}

/** Formats runs as Markdown; the longest style is outermost, and spaces stay outside. */
export function markdownOfRuns(runs: readonly Run[]): string {
  const [first] = runs;
  if (!first) return '';
  const reach = (look: (typeof looks)[number]) => {
    const end = runs.findIndex((run) => run[look] !== first[look]);
    return end < 0 ? runs.length : end;
  };
  const [look] = looks
    .filter((one) => first[one] !== undefined)
    .toSorted((one, other) => reach(other) - reach(one));
  if (!look) return first.text + markdownOfRuns(runs.slice(1));
  const inner = markdownOfRuns(runs.slice(0, reach(look)).map((run) => without(run, look)));
  const words = inner.trim();
  const around = look === 'to' ? `[${words}](${first.to})` : signs[look] + words + signs[look];
  return (
    (words === '' ? inner : inner.replace(words, () => around)) +
    markdownOfRuns(runs.slice(reach(look)))
  );
}

/** The characters without their style. */
export const textOfRuns = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** The characters between two positions. */
export function cut(runs: readonly Run[], from: number, to = Infinity): Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}
