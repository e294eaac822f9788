import { stringify, type CST, type Scalar } from 'yaml';
import { folded, foldingWidth } from './folded-text.ts';
import { textLike, type StyleModel } from './style-model.ts';
import { isBlockText } from './yaml-nodes.ts';

/** A value as written: the text after its key or dash, and the lines below without their indentation. */
export interface Written {
  readonly first: string;
  readonly below: readonly string[];
}

/**
 * Writes a text as YAML, with the quotes or block style of the texts that it replaces or joins. The lines below its key
 * begin in `column`, counted from 0.
 */
export function writtenText(words: string, style: StyleModel, column: number): Written {
  const like = textLike(words, style);
  const isBlock = isBlockText(like);
  if (!words.includes('\n') && !(isBlock && words.trim() !== ''))
    return { first: textOnOneLine(words, like?.type), below: [] };
  // With the indicator +, the empty lines that follow in the file would be part of the text.
  if (
    endsInEmptyLines(words) &&
    !(isBlock && endsInEmptyLines(like.value)) &&
    !/[ \t]\n|\n[ \t]/.test(words)
  ) {
    const [first, ...below] = inSingleQuotes(words).replace(/\n+/g, '$&\n').split('\n');
    return { first: first!, below };
  }
  const isFolded = like?.type === 'BLOCK_FOLDED' && !/^[ \t]/m.test(words);
  const indentation = /^\n*[ \t]/.test(words) ? '2' : '';
  const body = words.replace(/\n$/, '');
  return {
    first: `${isFolded ? '>' : '|'}${indentation}${chompingIndicator(words)}`,
    below: isFolded ? folded(body, foldingWidth(sourceOf(like)) - column) : body.split('\n'),
  };
}

/** Writes a text on one line. Texts that look like another type, such as a time or a number, get quotes. */
export function textOnOneLine(words: string, style?: Scalar['type'], inBrackets = false): string {
  // Double quotes only if nothing in the text needs an escape.
  const mayBeDouble = JSON.stringify(words) === `"${words}"`;
  const isQuoted = style === 'QUOTE_DOUBLE' || style === 'QUOTE_SINGLE';
  const isPlain = !looksLikeAnotherType(words) && mayBePlain(words, inBrackets);
  if (isPlain && !isQuoted) return words;
  const staysSingle = style === 'QUOTE_SINGLE' && !looksLikeAnotherType(words);
  return mayBeDouble && !staysSingle ? `"${words}"` : inSingleQuotes(words);
}

const inSingleQuotes = (words: string) => `'${words.replaceAll("'", "''")}'`;

/** 09:30, 2026-12-04, 1,150, +91 00000 00000, and words that other YAML parsers read as yes or no. */
const looksLikeAnotherType = (words: string) =>
  /^\d+[:-]\d|^[+-]?\d[\d .,:/()-]*$|^(?:yes|no|on|off|y|n)$/i.test(words);

const mayBePlain = (words: string, inBrackets: boolean) =>
  !(inBrackets && /[,[\]{}]/.test(words)) && stringify(words, { lineWidth: 0 }) === `${words}\n`;

const endsInEmptyLines = (words: unknown) => typeof words === 'string' && /^\n+$|\n\n$/.test(words);

/** The chomping indicator of a block: "-" for no line end, "" for one, "+" for all. */
function chompingIndicator(words: string): string {
  if (endsInEmptyLines(words)) return '+';
  return words.endsWith('\n') ? '' : '-';
}

const sourceOf = ({ srcToken }: Scalar) => (srcToken as CST.BlockScalar).source;
