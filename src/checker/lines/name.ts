import { nearest } from '../nearest.ts';
import { nameOf, type NameAt } from './line-at.ts';

/** The beginning of a line, which may be a name. */
export interface BeginningAt extends NameAt {
  /** The text before a colon that is followed by a space or ends the line. */
  readonly key: string | undefined;
  /** The same with the colon and the spaces after it. */
  readonly written: string;
  /** The first word, with or without a colon. */
  readonly word: string | undefined;
  /** The schema of the file has this name. */
  readonly isKnown: boolean;
  /** Named lines are expected here, so a word without a colon may have lost it. */
  readonly inGroup: boolean;
  /** The items of this list are texts. */
  readonly amongTexts: boolean;
}

/** The first character of a name: no quote, bracket or special character of YAML. */
const beginsName = /^[^\s:#'"[\]{},&*!|>%@`]/;

/** A name with its colon and the spaces after it; with a comment before the colon, the line is a text. */
function nameIn(text: string): { key: string; written: string } | undefined {
  const stop = text.search(/:(?=\s|$)|\s#/);
  if (text[stop] !== ':' || !beginsName.test(text)) return undefined;
  const written = text.slice(0, stop + 1) + /^\s*/.exec(text.slice(stop + 1))![0];
  return { key: text.slice(0, stop).trimEnd(), written };
}

/** Splits the beginning of a line into its parts, whether or not it is a name. */
export function beginningOf(at: NameAt): BeginningAt {
  const { lines, index, names, layout, indent, text, before, column, inItem } = at;
  const found = nameIn(text);
  const word = /^([A-Za-z][\w-]*)/.exec(text)?.[1];
  return {
    lines,
    index,
    names,
    layout,
    indent,
    text,
    before,
    column,
    inItem,
    key: found?.key,
    written: found?.written ?? '',
    word,
    isKnown: word !== undefined && names.all.has(word),
    inGroup: !inItem && (layout.has('group', column) || layout.isEmpty),
    amongTexts: inItem && layout.items === 'texts',
  };
}

/** The name of a line without slips, with its colon and the spaces after it. */
export function parseName(at: BeginningAt): { key: string; written: string } | undefined {
  const inQuotes = /^(["'])([^"']*)\1\s*:(?:\s+|$)/.exec(at.text);
  if (inQuotes) return { key: inQuotes[2]!, written: inQuotes[0] };
  const { key, written } = at;
  return key === undefined || isText(at) ? undefined : { key, written };
}

/** Whether an item is a text with a colon in it. */
const isText = ({ inItem, names, key = '', amongTexts }: BeginningAt) =>
  inItem && !names.all.has(key) && (amongTexts || (/\s/.test(key) && !nearest(key, names.all)));

/** Whether a word without a colon may be a name here. */
export const mayLackColon = ({ inItem, text, word, isKnown, inGroup, amongTexts }: BeginningAt) =>
  word !== undefined &&
  (isKnown || inGroup) &&
  !amongTexts &&
  (inGroup || inItem || (isKnown && /^[A-Za-z][\w-]*\s*[=:]/.test(text)));

/** Whether a named line follows in the same column: then the item is a group, not a text. */
export function beginsGroup({ lines, index, column, names }: NameAt): boolean {
  const below = lines[index + 1];
  if (below === undefined || below.length - below.trimStart().length !== column) return false;
  return names.all.has(nameOf(below.trim()) ?? '');
}
