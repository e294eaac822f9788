import type { Meant } from '../../findings/finding.ts';
import { misspelt, nearest } from '../nearest.ts';
import type { CheckerFault } from '../wording/checker-wordings.ts';

/** A placeholder at fault in one text. */
export type PlaceholderFinding = CheckerFault & {
  /** The part of the text at fault; undefined for the whole text. */
  at?: string;
  meant?: Meant;
};

const token = /\{([^{}\n]*)(\}?)|\}/g;

/** The placeholders that a text may contain. */
interface Words {
  own: Record<string, 'optional' | 'required'>;
  facts: readonly string[];
  /** Placeholders without an id. */
  allowed: readonly string[];
}

/**
 * Finds placeholders of one text that are unknown, misspelt, unclosed or missing. `own`: those of this text alone,
 * `facts`: those of every text with placeholders; one that ends in a colon takes an id: "price:" allows
 * {price:experts}.
 */
export function checkPlaceholders(
  text: string,
  own: Record<string, 'optional' | 'required'>,
  facts: readonly string[],
): PlaceholderFinding[] {
  const allowed = [...Object.keys(own), ...facts.filter((name) => !name.endsWith(':'))];
  const words: Words = { own, facts, allowed };
  const odd = oddBraces(text, words);
  if (odd) return [odd];
  const findings: PlaceholderFinding[] = [];
  const seen = new Set<string>();
  for (const [found, name, closing] of text.matchAll(token)) {
    if (name === undefined) findings.push({ code: 'stray-brace', at: '}' });
    else if (closing !== '' && allowed.includes(name)) seen.add(name);
    else {
      const finding = closing === '' ? unclosed(found, name, words) : unfilled(found, name, words);
      if (finding) findings.push(finding);
    }
  }
  // A misspelt placeholder is not reported as missing, too.
  return findings.length > 0 ? findings : lostWords(words, seen);
}

/** Finds the placeholders of other programs, ${phone} and {{ phone }}, and full-width braces, ｛phone｝. */
function oddBraces(text: string, { facts, allowed }: Words): PlaceholderFinding | undefined {
  const odd = /\$\{[\w:-]*\}?|\{\{\s*([\w:-]*)\s*\}\}|[｛｝]/.exec(text);
  if (!odd) return undefined;
  const [found] = odd;
  const word = /\w[\w:-]*/.exec(found)?.[0] ?? /[｛{]\s*([\w:-]+)/.exec(text)?.[1] ?? '';
  const named = namedWord(word, facts);
  const meant = named === undefined ? wordMeant(word, allowed) : only(named);
  return { code: 'odd-braces', data: { found, ...meant.data }, at: found, meant: meant.meant };
}

function unclosed(found: string, name: string, { facts, allowed }: Words): PlaceholderFinding {
  const shown = short(found);
  const code = 'brace-never-closed';
  const named = namedWord(name.trim().replace(/(:\s*\S+).*/s, '$1'), facts);
  if (named !== undefined) {
    const { data, meant } = only(named);
    const at = /^\{\s*\w+\s*:\s*[\w'-]*/.exec(found)![0];
    return { code, data: { found: shown, ...data }, at, meant };
  }
  const at = /^\{\s*\w*/.exec(found)![0];
  const first = /^\s*\w*/.exec(name)![0].trim();
  const isKnown = allowed.includes(first) || nearest(first, allowed) !== undefined;
  if (!isKnown) return { code, data: { found: shown, words: [], isCertain: false }, at };
  const { data, meant } = wordMeant(first, allowed);
  return { code, data: { found: shown, ...data }, at, meant };
}

function unfilled(
  found: string,
  name: string,
  { facts, allowed }: Words,
): PlaceholderFinding | undefined {
  const word = name.trim();
  const at = found.split('\n')[0]!;
  const named = namedWord(word, facts);
  // Whether the id exists is a cross-file check.
  if (named === name) return undefined;
  const code = 'misspelt-braces';
  if (named !== undefined) {
    const { data, meant } = only(named);
    return { code, data: { found, nearest: named, ...data }, at, meant };
  }
  if (allowed.includes(word))
    return { code: 'spaces-in-braces', data: { found, word }, at, meant: only(word).meant };
  const near = nearest(word, allowed);
  if (near !== undefined) {
    const { data, meant } = wordMeant(word, allowed);
    return { code, data: { found, nearest: near, ...data }, at, meant };
  }
  const takers = facts.filter((fact) => fact.endsWith(':')).map((fact) => `${fact}…`);
  return { code: 'unknown-braces', data: { found, words: [...allowed, ...takers] }, at };
}

/** The data of a finding, and its fixes, for the placeholders that may be meant. */
const offered = (words: readonly string[], isCertain: boolean) => ({
  data: { words, isCertain },
  meant: { values: words.map((word) => `{${word}}`), isCertain },
});
const only = (word: string) => offered([word], true);

/** The possible meanings of a misspelt placeholder; certain only if exactly one is a typing error away. */
function wordMeant(word: string, allowed: readonly string[]) {
  const slips = allowed.includes(word) ? [word] : misspelt(word, allowed);
  return slips.length > 0
    ? offered(slips, slips.length === 1)
    : offered([nearest(word, allowed) ?? 'business'], false);
}

const lostWords = ({ own }: Words, seen: ReadonlySet<string>): PlaceholderFinding[] =>
  Object.entries(own)
    .filter(([name, need]) => need === 'required' && !seen.has(name))
    .map(([word]) => ({ code: 'braces-lost', data: { word } }));

/** "Price: Experts" → "price:experts", for a fact with an id; an unclosed one takes the first word after the colon. */
function namedWord(word: string, facts: readonly string[]): string | undefined {
  const [, typed, rest] = /^(\w+)\s*:\s*(\w[\w'-]*(?:[ _][\w'-]+)?)/.exec(word.trim()) ?? [];
  if (typed === undefined || rest === undefined) return undefined;
  const takers = facts.filter((name) => name.endsWith(':')).map((name) => name.slice(0, -1));
  const kind = takers.includes(typed) ? typed : nearest(typed, takers);
  const id = rest
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return kind && `${kind}:${id}`;
}

const short = (found: string) => (found.length > 30 ? `${found.slice(0, 29)}…` : found);
