import { isMap, isPair, isScalar, isSeq, type Node, visit, type YAMLSeq } from 'yaml';
import { accepts, parseAs } from '../../content/describe.ts';
import { exampleOf, type Field, fieldAt } from '../../content/field.ts';
import type { Path } from '../../content/path.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import { type FileProblem, type Position, problemAt, toWrite } from '../../content/problem.ts';
import { formatPrice } from '../../content/text/format.ts';
import { checkCharacters } from '../check-text.ts';
import { indented, isHead, lineAt, type Names, quoted } from '../structure/line-at.ts';
import type { YamlFile } from '../yaml-file.ts';
import { sentencesOf } from './sentences-of.ts';

/** Matches a file that may have an odd number, so that most files are not searched. */
const perhapsOdd =
  /(?:^|[\s[,])(?:[-+]?0[\dxo]|[-+]?\.(?:inf|nan|\d)|\+\d|[-+]?\d[\d.]*e[-+]?\d|\d{1,3}\.\d{3}(?!\d))/im;

/** Finds numbers that YAML accepts but people misread: 0750, 0x2EE, 7.5e2, .inf, and 1.000, which YAML reads as 1. */
export function oddNumbers(file: YamlFile, fields: Field, place: PlaceFormats): FileProblem[] {
  const found: FileProblem[] = [];
  if (!perhapsOdd.test(file.text)) return found;
  visit(file.document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'number' || !isScalar(node) || !node.range) return;
      const { source = '' } = node;
      const isThousand =
        /^\d{1,3}\.\d{3}$/.test(source) && (Number.isInteger(node.value) || groupsByPoints(place));
      if (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(source) && !isThousand) return;
      const path = pathOf([...(ancestors as Node[]), node as Node]);
      found.push(
        describe(
          file.positionOf(node.range[0], source.length),
          source,
          node.value,
          fieldAt(fields, path),
          path,
          place,
        ),
      );
    },
  });
  return found;
}

/** Whether the place writes a million as 1.000.000, so that "1.990" may also mean 1990. */
const groupsByPoints = (place: PlaceFormats) =>
  /\d\.\d{3}\.\d{3}/.test(formatPrice(1_000_000, place));

/** Returns the path to the last of some nodes, each of which is inside the one before it. */
const pathOf = (nodes: readonly Node[]): Path =>
  nodes.flatMap<string | number>((node, index) => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });

/** Describes an odd number: one as long as a telephone number, one that begins with zero, or any other. */
function describe(
  position: Position,
  source: string,
  value: number,
  field: Field | undefined,
  path: Path,
  place: PlaceFormats,
): FileProblem {
  if (source.replace(/\D/g, '').length >= 9) {
    const [wrong] = field ? parseAs(field, source, place).issues : [];
    const sentences = wrong && sentencesOf(wrong, field, place);
    return problemAt(
      position,
      `"${source}" would be read as a number and lose its ${source.startsWith('+') ? '+' : 'leading 0'}.`,
      sentences?.remedy ?? `Put it in double quotes: "${source}"`,
      { path, edits: wrong ? undefined : [{ path, value: source }], atDesk: 'Write it again.' },
    );
  }
  const isOctal = /^[-+]?0\d/.test(source);
  // The advice names the possible values that the field accepts; if there are none, its example.
  const taken = valuesMeant(source, value).filter((one) => field && accepts(field, one, place));
  // No price is written that nobody has typed.
  const isPrice = field?.kind === 'price';
  const isCertain = isOctal && taken.length === 1 && !isPrice;
  const odd =
    taken.length > 1
      ? `"${source}" can be read in two ways.`
      : `"${source}" is not a plain number.`;
  return problemAt(
    position,
    isOctal ? `A number may not begin with 0, as ${source} does.` : odd,
    toWrite(taken.length > 0 ? taken : [field ? exampleOf(field) : '…'], isCertain),
    { path, edits: isCertain ? [{ path, value: taken[0] }] : undefined },
  );
}

function valuesMeant(source: string, value: number): (string | number)[] {
  const [, hour, minute] = /^0?(\d{1,2})(\d\d)$/.exec(source) ?? [];
  const isThousand = /^\d+\.\d{3}$/.test(source);
  return [
    ...(isThousand ? [Number(source.replace('.', ''))] : []),
    ...(Number.isFinite(value) ? [Math.abs(value)] : []),
    ...(hour === undefined ? [] : [`${hour.padStart(2, '0')}:${minute}`]),
    source,
  ];
}

/** The usual width of a line in characters: a word that would have fitted on the line above begins an item. */
const textWidth = 80;

/**
 * Finds texts that YAML reads without an error, but not as they were meant: an item that lost its dash and became part
 * of the item above, a field that is indented into a long text, a text that ends at " #", and an escape in double
 * quotes for a character that no text may contain.
 */
export function oddTexts(file: YamlFile, names: Names): FileProblem[] {
  const found: FileProblem[] = [];
  visit(file.document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range || typeof node.value !== 'string') return;
      const parent = ancestors.at(-1);
      const { line } = file.positionOf(node.range[0]);
      if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') {
        const group = ancestors.findLast(isMap);
        const known = new Set(names.all);
        for (const pair of group?.items ?? []) known.delete(nameOf(pair));
        found.push(...fieldsInside(file, line, node.range[1], known));
      } else if (node.type === 'PLAIN') {
        if (isSeq(parent)) found.push(...lostDash(file, node.range, parent));
        found.push(...cutText(file, node.range));
      } else if (file.text.slice(node.range[0], node.range[1]).includes('\\')) {
        const path = pathOf([...(ancestors as Node[]), node as Node]);
        found.push(...escapedCharacters(file, node.value, path));
      }
    },
  });
  return found;
}

const nameOf = (pair: unknown) => (isPair(pair) && isScalar(pair.key) ? String(pair.key) : '');

function* fieldsInside(file: YamlFile, head: number, end: number, names: ReadonlySet<string>) {
  if (!isHead(file.lines[head - 1]!)) return;
  const wanted = lineAt(file.lines, head - 1, { all: names, top: names }).before.length;
  const last = file.positionOf(end).line;
  for (let line = head + 1; line < last; line++) {
    const words = file.lines[line - 1]!.trim();
    const name = /^([A-Za-z][\w-]*):\s+\S/.exec(words)?.[1];
    if (name === undefined || !names.has(name)) continue;
    yield problemAt(
      { line, column: file.lines[line - 1]!.indexOf(words) + 1, length: words.length },
      `"${words.slice(0, 60)}" has become part of the long text above it, because of the spaces before it.`,
      `Begin the line ${indented(wanted)}.`,
    );
    // The lines below the field are part of the text too, so they are not reported.
    return;
  }
}

/** Describes an item without a dash, which YAML joins to the item above. */
function* lostDash(file: YamlFile, [start, end]: readonly number[], list: YAMLSeq) {
  const lines = file.text.slice(start, end).trimEnd().split('\n');
  const { line } = file.positionOf(start!);
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

/** Whether a line looks like an item of its list, and not like the rest of the sentence above. */
const looksLikeAnItem = (text: string, above: string, list: YAMLSeq) =>
  above.length + 1 + text.split(' ')[0]!.length <= textWidth &&
  ((!/\s/.test(text) && list.items.every((item) => !isScalar(item) || isWords(item.value))) ||
    (/^[\p{Lu}\p{N}]/u.test(text) &&
      !/[,;:–—-]$|\b(?:a|an|and|for|in|of|or|the|to|with)$/i.test(above.trim())));

/** Whether a value is one word, or several words that a lost dash has joined. */
const isWords = (value: unknown) => typeof value === 'string' && /^[\w-]+(\s[\w-]+)*$/.test(value);

/**
 * Finds a character that no text may contain, written as an escape such as "\\x08". A line break is one that is meant.
 */
function* escapedCharacters(file: YamlFile, text: string, path: Path) {
  const found = checkCharacters(text.split('\n')).find(({ severity }) => severity === 'error');
  if (found) yield { ...found, ...file.positionOfValue(path), path };
}

/** Notes a text that ends at a comment which may be part of the text: "Why we are #1 in town". */
function* cutText(file: YamlFile, [start, end]: readonly number[]) {
  const words = file.text.slice(start, end);
  const rest = file.text.slice(end).split('\n')[0]!;
  if (words.includes('\n') || !/^\s+#[^\s#]/.test(rest)) return;
  const { line, column } = file.positionOf(start!);
  const { name, before } = lineAt(file.lines, line - 1, { all: new Set(), top: new Set() });
  const typed = name === undefined ? before.trimStart() : `${name}: `;
  yield problemAt(
    { line, column: column + words.length + 1, length: 1 },
    `Everything after " #" is a comment and is not shown: the text is only "${words.trim()}".`,
    `If the rest belongs to the text, put it all in double quotes: ${typed}${quoted(words + rest)}`,
    { severity: 'note' },
  );
}
