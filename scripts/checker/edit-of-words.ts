import type { Edit } from './edit.ts';
import { blanks } from './lines/indentation.ts';
import type { Problem } from './problem.ts';

/**
 * The edit that a remedy describes, if its words say exactly what to type. Schemas give their remedies in words alone,
 * so the edit is read from these; a remedy that leaves a choice or gives an example has no edit. `lines` are the lines
 * of the file.
 */
export function editOf(
  { line, column, length, mend, edit }: Problem,
  lines: readonly string[],
): Edit | undefined {
  if (edit) return edit;
  const here = lines[line - 1];
  if (here === undefined) return undefined;
  const write = (text: string | null): Edit => ({ line, endLine: line, text });
  const inPlace = (words: string) =>
    write(here.slice(0, column - 1) + words + here.slice(column - 1 + length));

  const place = /^Begin (?:the line|it) (?:at the left edge|with (\d+) blanks? before it)/.exec(
    mend,
  );
  if (place) return write(blanks(Number(place[1] ?? 0)) + here.trimStart());
  const renamed = /^Rename it to ([\w-]+):$/.exec(mend)?.[1];
  if (renamed !== undefined) return inPlace(renamed);
  const typedHere = inItsPlace.exec(mend)?.[1];
  if (typedHere !== undefined) return inPlace(typedHere);
  const [, link, words] = /^Write [^[]*(\[([^\]]+)\]\(\/\S*\))$/.exec(mend) ?? [];
  const old = words === undefined ? undefined : here.indexOf(`[${words}](`);
  if (old !== undefined && old >= 0)
    return write(here.slice(0, old) + here.slice(old).replace(/^\[[^\]]*\]\([^)]*\)/, () => link!));
  if (
    /^(?:Delete this line(?: if .*)?|Keep one of the two lines and delete the other)\.$/.test(mend)
  )
    return here === lines[line - 2] ? write(null) : undefined;
  const whole = /^Write (?:it|both) on one line: (.+)$/.exec(mend)?.[1];
  if (whole !== undefined) {
    const above = lines[line - 2] ?? '';
    return { line: line - 1, endLine: line, text: /^\s*/.exec(above)![0] + whole };
  }
  const typed = wholeLine.exec(mend.replace(/^(\w[^:]*?:?) "(- [^"]*)"$/, '$1 $2'))?.[1];
  if (typed === undefined || choice.test(mend.replace(/"[^"]*"/g, ''))) return undefined;
  return write(lineWith(here, typed));
}

/** Words that stand where the mistake is: a word in braces, an address, a number that is a text. */
const inItsPlace =
  /^(?:Write|Put it in double quotes:|Write it with https:) (\{[\w:-]+\}|"[^"]+"|https:\S+)(?: with one ordinary brace on each side\.)?$/;
/** The words of a remedy that end in a line to type: "Write price: 750", "Put it in double quotes: title: …". */
const wholeLine =
  /^(?:Write|(?:Put|Use|Type|Take|Remove|Write)\b[^:]*:) ((?:- )?[\w-]+:(?: .+)?|- .+|[\w-]+)$/;
/** What leaves a choice, or shows what may be meant. */
const choice = /, or |; or |\bor put\b|for example|as in/;

/** A line with other words in it: its blanks and its dash stay, and the remark behind it. */
function lineWith(line: string, typed: string): string {
  const [, indent = '', dash = ''] = /^(\s*)(- +)?/.exec(line)!;
  const own = typed.startsWith('- ') ? '' : dash;
  const remark = remarkOf(line);
  return indent + own + typed + (typed.endsWith(remark.trim()) ? '' : remark);
}

/** What stands behind the value as a remark: a # within quotes is none. */
const remarkOf = (line: string) =>
  /^\s*(?:- +)*(?:[\w-]+:\s+)?(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|(?![\w-]+:\s)[^"'\s#]\S*(?:\s+[^\s#]\S*)*)?(\s+#.*)$/.exec(
    line,
  )?.[1] ?? '';
