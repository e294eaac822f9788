/** A typing mistake that a test makes in a file, and the lines where it can be made. */
export interface MadeSlip {
  kind: string;
  /** Whether it can be made at a line. */
  fits: (line: string, at: number, lines: readonly string[]) => boolean;
  /** The lines with the mistake in them. `roll` returns a random whole number below its limit. */
  make: (lines: readonly string[], at: number, roll: (limit: number) => number) => string[];
}

const isComment = (line: string) => /^\s*(#|$)/.test(line);
const isItem = (line: string) => /^\s*- /.test(line);
const isNamed = (line: string) => /^\s*(- )?[\w-]+:( |$)/.test(line);
const indentOf = (line: string) => line.length - line.trimStart().length;

/** The line after the block that begins at a line. */
function endOfBlock(lines: readonly string[], at: number): number {
  const own = indentOf(lines[at]!);
  let end = at + 1;
  while (end < lines.length && (lines[end]!.trim() === '' || indentOf(lines[end]!) > own)) end++;
  while (end > at + 1 && lines[end - 1]!.trim() === '') end--;
  return end;
}

const replaced = (lines: readonly string[], at: number, ...by: string[]) => [
  ...lines.slice(0, at),
  ...by,
  ...lines.slice(at + 1),
];
const onLine =
  (change: (line: string, roll: (limit: number) => number) => string): MadeSlip['make'] =>
  (lines, at, roll) =>
    replaced(lines, at, change(lines[at]!, roll));
const onBlock =
  (change: (line: string) => string): MadeSlip['make'] =>
  (lines, at) => {
    const end = endOfBlock(lines, at);
    return [
      ...lines.slice(0, at),
      ...lines.slice(at, end).map((line) => (line.trim() === '' ? line : change(line))),
      ...lines.slice(end),
    ];
  };
const outdented = (by: number) => (line: string) => line.slice(Math.min(by, indentOf(line)));
const letterAt = (line: string, roll: (limit: number) => number) => {
  const from = indentOf(line);
  return from + roll(Math.max(1, line.length - from));
};
const isContent = (line: string) => !isComment(line);
const isIndented = (line: string) => isContent(line) && indentOf(line) >= 2;

/** The slips that people make when typing YAML by hand. */
export const slips: MadeSlip[] = [
  {
    kind: 'a letter lost',
    fits: isContent,
    make: onLine((line, roll) => {
      const at = letterAt(line, roll);
      return line.slice(0, at) + line.slice(at + 1);
    }),
  },
  {
    kind: 'a letter twice',
    fits: isContent,
    make: onLine((line, roll) => {
      const at = letterAt(line, roll);
      return line.slice(0, at) + line[at] + line.slice(at);
    }),
  },
  {
    kind: 'two letters swapped',
    fits: isContent,
    make: onLine((line, roll) => {
      const at = letterAt(line, roll);
      return line.slice(0, at) + (line[at + 1] ?? '') + line[at]! + line.slice(at + 2);
    }),
  },
  { kind: 'one space in', fits: isContent, make: onLine((line) => ` ${line}`) },
  { kind: 'two spaces in', fits: isContent, make: onLine((line) => `  ${line}`) },
  { kind: 'one space out', fits: isIndented, make: onLine(outdented(1)) },
  { kind: 'two spaces out', fits: isIndented, make: onLine(outdented(2)) },
  { kind: 'to the left edge', fits: isIndented, make: onLine((line) => line.trimStart()) },
  { kind: 'a tab before', fits: isContent, make: onLine((line) => `\t${line}`) },
  {
    kind: 'a tab for the spaces',
    fits: isIndented,
    make: onLine((line) => `\t${line.trimStart()}`),
  },
  { kind: 'a block one space in', fits: isContent, make: onBlock((line) => ` ${line}`) },
  { kind: 'a block two spaces in', fits: isContent, make: onBlock((line) => `  ${line}`) },
  { kind: 'a block one space out', fits: isIndented, make: onBlock(outdented(1)) },
  { kind: 'a block two spaces out', fits: isIndented, make: onBlock(outdented(2)) },
  {
    kind: 'an item two spaces out',
    fits: (line) => isItem(line) && indentOf(line) >= 2,
    make: onBlock(outdented(2)),
  },
  {
    kind: 'an item to the left edge',
    fits: (line) => isItem(line) && indentOf(line) >= 2,
    make: onLine((line) => line.trimStart()),
  },
  { kind: 'a dash lost', fits: isItem, make: onLine((line) => line.replace('- ', '')) },
  { kind: 'a dash for spaces', fits: isItem, make: onLine((line) => line.replace('- ', '  ')) },
  { kind: 'a dash without a space', fits: isItem, make: onLine((line) => line.replace('- ', '-')) },
  { kind: 'a dash twice', fits: isItem, make: onLine((line) => line.replace('- ', '- - ')) },
  {
    kind: 'a dash too much',
    fits: (line) => isNamed(line) && !isItem(line) && indentOf(line) > 0,
    make: onLine((line) => line.replace(/^(\s*)/, '$1- ')),
  },
  { kind: 'a colon lost', fits: isNamed, make: onLine((line) => line.replace(':', '')) },
  {
    kind: 'no space after the colon',
    fits: (line) => /^\s*(- )?[\w-]+: \S/.test(line),
    make: onLine((line) => line.replace(': ', ':')),
  },
  {
    kind: 'a sign for the colon',
    fits: (line) => /^\s*(- )?[\w-]+: \S/.test(line),
    make: onLine((line) => line.replace(': ', ' = ')),
  },
  {
    kind: 'a quote lost at the end',
    fits: (line) => /: "[^"]*"/.test(line),
    make: onLine((line) => line.replace(/(: "[^"]*)"/, '$1')),
  },
  {
    kind: 'a quote lost at the beginning',
    fits: (line) => /: "[^"]*"/.test(line),
    make: onLine((line) => line.replace(': "', ': ')),
  },
  { kind: 'a line lost', fits: isNamed, make: (lines, at) => replaced(lines, at) },
  {
    kind: 'a line twice',
    fits: isContent,
    make: (lines, at) => replaced(lines, at, lines[at]!, lines[at]!),
  },
  {
    kind: 'two lines swapped',
    fits: (line, at, lines) => isContent(line) && isContent(lines[at + 1] ?? ''),
    make: (lines, at) => [
      ...lines.slice(0, at),
      lines[at + 1]!,
      lines[at]!,
      ...lines.slice(at + 2),
    ],
  },
  {
    kind: 'the head of an item lost',
    fits: (line) => /^\s*- [\w-]+:/.test(line),
    make: (lines, at) => replaced(lines, at),
  },
  {
    kind: 'two lines joined',
    fits: (line, at, lines) => isContent(line) && isContent(lines[at + 1] ?? ''),
    make: (lines, at) => [
      ...lines.slice(0, at),
      `${lines[at]} ${lines[at + 1]!.trim()}`,
      ...lines.slice(at + 2),
    ],
  },
  {
    kind: 'a line broken',
    fits: (line) => /: \S+ \S+ \S+/.test(line) && !line.includes('"'),
    make: (lines, at) => {
      const line = lines[at]!;
      const cut = line.lastIndexOf(' ');
      return replaced(lines, at, line.slice(0, cut), line.slice(cut + 1));
    },
  },
  {
    kind: 'a comment without its sign',
    fits: (line) => /^\s*# /.test(line),
    make: onLine((line) => line.replace('# ', '')),
  },
];
