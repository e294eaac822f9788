import { factNames, namedFacts } from '../../content/placeholders.ts';
import type { Sentences } from '../../content/problem.ts';
import { eitherOf, misspelt, nearest } from '../../content/text/nearest.ts';

/** A placeholder, such as {lowestPrice}, that is wrong in one text. */
export interface PlaceholderProblem extends Sentences {
  /** The wrong part of the text; undefined for the whole text. */
  at?: string;
  /** The text that certainly belongs in place of `at`. */
  write?: string | undefined;
}

/** The placeholders that take an id, such as {price:experts}. */
const namesWithId = Object.keys(namedFacts);

const token = /\{([^{}\n]*)(\}?)|\}/g;
const braced = (word: string) => `{${word}}`;

/** The placeholders that a text may contain. */
interface Words {
  /** The name of the field in messages. */
  field: string;
  own: Readonly<Record<string, 'optional' | 'required'>>;
  /** All placeholders without an id that this text may have. */
  allowed: readonly string[];
}

/**
 * Finds the placeholders of one text that are unknown, misspelt, unclosed or missing. `own` has the placeholders of
 * this text alone, besides those of every text; `field` is what messages call the text.
 */
export function checkPlaceholders(
  text: string,
  own: Readonly<Record<string, 'optional' | 'required'>>,
  field: string,
): PlaceholderProblem[] {
  const allowed = [...Object.keys(own), ...factNames];
  const words: Words = { field, own, allowed };
  const odd = oddBraces(text, words);
  if (odd) return [odd];
  const problems: PlaceholderProblem[] = [];
  const seen = new Set<string>();
  for (const [found, name, closing] of text.matchAll(token)) {
    if (name === undefined)
      problems.push({
        at: '}',
        message: `${field} has a } without a { before it.`,
        remedy: 'Put the { before the word, or remove the }.',
      });
    else if (closing !== '' && allowed.includes(name)) seen.add(name);
    else {
      const problem = closing === '' ? unclosed(found, name, words) : unfilled(found, name, words);
      if (problem) problems.push(problem);
    }
  }
  // If a placeholder is misspelt, it is not reported as missing too.
  return problems.length > 0 ? problems : lostWords(words, seen);
}

/**
 * Finds placeholders in the notations of other programs, ${phone} and {{ phone }}, and in full-width braces, ｛phone｝.
 */
function oddBraces(text: string, words: Words): PlaceholderProblem | undefined {
  const odd =
    /\$\{[\w:-]*\}?|\{\{\s*[\w:-]*\s*\}\}|｛\s*[\w:-]*\s*[｝}]?|(?:\{\s*[\w:-]*\s*)?｝/.exec(text);
  if (!odd) return undefined;
  const [found] = odd;
  const word = /\w[\w:-]*/.exec(found)?.[0] ?? '';
  const { toWrite, write } = wordMeant(word, words);
  return {
    at: found,
    message: `${words.field} contains ${found}, which is not how words in braces are written.`,
    remedy: `${toWrite} with one ordinary brace on each side.`,
    write,
  };
}

function unclosed(found: string, name: string, words: Words): PlaceholderProblem {
  const message = `${words.field} has a { that is never closed: "${short(found)}".`;
  const named = namedWord(name.trim().replace(/(:\s*\S+).*/s, '$1'));
  if (named !== undefined) {
    const at = /^\{\s*\w+\s*:\s*[\w'-]*/.exec(found)![0];
    return { at, message, remedy: `Write ${braced(named)}`, write: braced(named) };
  }
  const at = /^\{\s*\w*/.exec(found)![0];
  const first = /^\s*\w*/.exec(name)![0].trim();
  const isKnown = words.allowed.includes(first) || nearest(first, words.allowed) !== undefined;
  if (!isKnown) return { at, message, remedy: 'Put a } after the word, or remove the {.' };
  const { toWrite, write } = wordMeant(first, words);
  return { at, message, remedy: toWrite, write };
}

function unfilled(found: string, name: string, words: Words): PlaceholderProblem | undefined {
  const { field, allowed } = words;
  const word = name.trim();
  const at = found.split('\n')[0]!;
  const named = namedWord(word);
  // check-references.ts checks whether the id exists.
  if (named === name) return undefined;
  const meant = named ?? (allowed.includes(word) ? word : nearest(word, allowed));
  if (meant === word)
    return {
      at,
      message: `${field} has spaces inside ${found}.`,
      remedy: `Write ${braced(word)}`,
      write: braced(word),
    };
  if (meant !== undefined) {
    const { toWrite, write } = wordMeant(word, words);
    const message = `${field} contains ${found}, which is not filled in here. Did you mean ${braced(meant)}?`;
    return { at, message, remedy: toWrite, write };
  }
  return {
    at,
    message: `${field} contains ${found}, which is not filled in here.`,
    remedy: `Write the text itself, or one of these: ${eitherOf([...allowed, ...namesWithId.map((name) => `${name}:…`)].map(braced))}`,
  };
}

/** Returns what to write for a misspelt placeholder; this is certain only if exactly one is a typing error away. */
function wordMeant(word: string, { allowed }: Words) {
  const named = namedWord(word);
  const right = named ?? allowed.find((one) => one === word);
  const slips = right === undefined ? misspelt(word, allowed) : [right];
  const [first = nearest(word, allowed) ?? 'business', ...others] = slips;
  if (slips.length === 1) return { toWrite: `Write ${braced(first)}`, write: braced(first) };
  const toWrite =
    slips.length === 0
      ? `Write what you mean, for example ${braced(first)}`
      : `Write ${braced(first)}, or ${others.map(braced).join(' or ')} if that is meant`;
  return { toWrite, write: undefined };
}

const lostWords = ({ field, own }: Words, seen: ReadonlySet<string>): PlaceholderProblem[] =>
  Object.entries(own)
    .filter(([name, need]) => need === 'required' && !seen.has(name))
    .map(([word]) => ({
      message: `${field} has lost ${braced(word)}, and without it the sentence is not true.`,
      remedy: `Put ${braced(word)} back where the ${word.replace(/([A-Z])/g, ' $1').toLowerCase()} should be.`,
    }));

/** Corrects a placeholder with an id: "Price: Experts" → "price:experts". If unclosed, it ends after the first word. */
function namedWord(word: string): string | undefined {
  const [, typed, rest] = /^(\w+)\s*:\s*(\w[\w'-]*(?:[ _][\w'-]+)?)/.exec(word.trim()) ?? [];
  if (typed === undefined || rest === undefined) return undefined;
  const kind = namesWithId.includes(typed) ? typed : nearest(typed, namesWithId);
  const id = rest
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return kind && `${kind}:${id}`;
}

const short = (found: string) => (found.length > 30 ? `${found.slice(0, 29)}…` : found);
