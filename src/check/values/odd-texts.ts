import { isMap, isPair, isScalar, isSeq, visit, type YAMLSeq } from 'yaml';
import { problemAt, type FileProblem } from '../../content/problem.ts';
import { indented, isHead, lineAt, quoted, type Names } from '../structure/line-at.ts';
import type { YamlFile } from '../yaml-file.ts';

/** In characters: a text that the writer of content files breaks is longer than this. */
const widthOfWriter = 80;

/**
 * Reports texts that YAML reads in silence, but otherwise than they were meant: an item that lost its dash and became
 * part of the item above, a field that is indented into a long text, and a text that ends at " #".
 */
export function oddTexts(file: YamlFile, names: Names): FileProblem[] {
  const found: FileProblem[] = [];
  visit(file.document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range || typeof node.value !== 'string') return;
      const parent = ancestors.at(-1);
      const { line } = file.placeOf(node.range[0]);
      if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') {
        const group = ancestors.findLast(isMap);
        const known = new Set(names.all);
        for (const pair of group?.items ?? []) known.delete(nameOf(pair));
        found.push(...fieldsInside(file, line, node.range[1], known));
      } else if (node.type === 'PLAIN') {
        if (isSeq(parent)) found.push(...lostDash(file, node.range, parent));
        found.push(...cutText(file, node.range));
      }
    },
  });
  return found;
}

const nameOf = (pair: unknown) => (isPair(pair) && isScalar(pair.key) ? String(pair.key) : '');

function* fieldsInside(file: YamlFile, head: number, end: number, names: ReadonlySet<string>) {
  if (!isHead(file.lines[head - 1]!)) return;
  const wanted = lineAt(file.lines, head - 1, { all: names, top: names }).before.length;
  const last = file.placeOf(end).line;
  for (let line = head + 1; line < last; line++) {
    const words = file.lines[line - 1]!.trim();
    const name = /^([A-Za-z][\w-]*):\s+\S/.exec(words)?.[1];
    if (name === undefined || !names.has(name)) continue;
    yield problemAt(
      { line, column: file.lines[line - 1]!.indexOf(words) + 1, length: words.length },
      `"${words.slice(0, 60)}" has become part of the long text above it, because of the spaces before it.`,
      `Begin the line ${indented(wanted)}.`,
    );
    // The lines below it went with it.
    return;
  }
}

/** An item without a dash, which YAML joins to the item above it. */
function* lostDash(file: YamlFile, [start, end]: readonly number[], list: YAMLSeq) {
  const lines = file.text.slice(start, end).trimEnd().split('\n');
  const { line } = file.placeOf(start!);
  for (const [index, below] of lines.entries()) {
    const text = below.trim();
    const above = file.lines[line + index - 2]?.trimEnd() ?? '';
    if (index === 0 || text === '' || !looksLikeAnItem(text, above, list)) continue;
    const wanted = file.lines[line - 1]!.search(/\S/);
    yield problemAt(
      { line: line + index, column: below.indexOf(text) + 1, length: text.length },
      'This line has no dash, so it is read as part of the item above it.',
      `Write - ${text}, ${indented(wanted)}.`,
    );
    return;
  }
}

/** Whether a line is an item like the others of its list, rather than the rest of the sentence above. */
const looksLikeAnItem = (text: string, above: string, list: YAMLSeq) =>
  above.length + 1 + text.split(' ')[0]!.length <= widthOfWriter &&
  ((!/\s/.test(text) && list.items.every((item) => !isScalar(item) || isWords(item.value))) ||
    (/^[\p{Lu}\p{N}]/u.test(text) &&
      !/[,;:–—-]$|\b(?:a|an|and|for|in|of|or|the|to|with)$/i.test(above.trim())));

/** One word, or several that were joined by the lost dash. */
const isWords = (value: unknown) => typeof value === 'string' && /^[\w-]+(\s[\w-]+)*$/.test(value);

/** Notes a text that ends at a comment which may belong to it: "Why we are #1 in town". */
function* cutText(file: YamlFile, [start, end]: readonly number[]) {
  const words = file.text.slice(start, end);
  const rest = file.text.slice(end).split('\n')[0]!;
  if (words.includes('\n') || !/^\s+#[^\s#]/.test(rest)) return;
  const { line, column } = file.placeOf(start!);
  const { name, before } = lineAt(file.lines, line - 1, { all: new Set(), top: new Set() });
  const typed = name === undefined ? before.trimStart() : `${name}: `;
  yield problemAt(
    { line, column: column + words.length + 1, length: 1 },
    `Everything after " #" is a comment and is not shown: the text is only "${words.trim()}".`,
    `If the rest belongs to the text, put it all in double quotes: ${typed}${quoted(words + rest)}`,
    { severity: 'note' },
  );
}
