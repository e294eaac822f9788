import { eitherOf, misspelt, nearest } from '../nearest.ts';

export interface PlaceholderFinding {
  message: string;
  mend: string;
  /** The words that are meant; undefined for the whole text. */
  at?: string;
}

const token = /\{([^{}\n]*)(\}?)|\}/g;

/** The words in braces that a text may hold. */
interface Words {
  own: Record<string, 'may' | 'must'>;
  facts: readonly string[];
  /** Those that stand alone; the others take the id of something. */
  allowed: readonly string[];
}

/**
 * The words in braces of one text: unknown, misspelt, unclosed ones, and those that it has lost.
 * `own` are the ones that this text alone may or must hold, `facts` those that every such text may hold; one
 * that ends in a colon takes the id of something: "price:" allows {price:experts}.
 */
export function checkPlaceholders(
  text: string,
  own: Record<string, 'may' | 'must'>,
  facts: readonly string[],
): PlaceholderFinding[] {
  const allowed = [...Object.keys(own), ...facts.filter((name) => !name.endsWith(':'))];
  const words: Words = { own, facts, allowed };
  const odd = oddBraces(text, words);
  if (odd) return [odd];
  const findings: PlaceholderFinding[] = [];
  const seen = new Set<string>();
  for (const [found, name, closing] of text.matchAll(token)) {
    if (name === undefined) findings.push(strayBrace);
    else if (closing !== '' && allowed.includes(name)) seen.add(name);
    else {
      const finding = closing === '' ? unclosed(found, name, words) : unfilled(found, name, words);
      if (finding) findings.push(finding);
    }
  }
  // A word that is misspelt is not lost as well.
  return findings.length > 0 ? findings : lostWords(words, seen);
}

/** ${phone}, {{ phone }}, ｛phone｝: braces as other programs have them. */
function oddBraces(text: string, { facts, allowed }: Words): PlaceholderFinding | undefined {
  const odd = /\$\{[\w:-]*\}?|\{\{\s*([\w:-]*)\s*\}\}|[｛｝]/.exec(text);
  if (!odd) return undefined;
  const word = /\w[\w:-]*/.exec(odd[0])?.[0] ?? /[｛{]\s*([\w:-]+)/.exec(text)?.[1] ?? '';
  const named = namedWord(word, facts);
  return {
    message: `holds ${odd[0]}, which is not how words in braces are written.`,
    mend: `${named === undefined ? writeWord(word, allowed) : `Write {${named}}`} with one ordinary brace on each side.`,
    at: odd[0],
  };
}

const strayBrace: PlaceholderFinding = {
  message: 'has a } without a { before it.',
  mend: 'Put the { before the word, or remove the }.',
  at: '}',
};

function unclosed(found: string, name: string, { facts, allowed }: Words): PlaceholderFinding {
  const message = `has a { that is never closed: "${short(found)}".`;
  const named = namedWord(name.trim().replace(/(:\s*\S+).*/s, '$1'), facts);
  if (named !== undefined)
    return { message, mend: `Write {${named}}`, at: /^\{\s*\w+\s*:\s*[\w'-]*/.exec(found)![0] };
  const first = /^\s*\w*/.exec(name)![0].trim();
  const isKnown = allowed.includes(first) || nearest(first, allowed) !== undefined;
  return {
    message,
    mend: isKnown ? writeWord(first, allowed) : 'Put a } after the word, or remove the {.',
    at: /^\{\s*\w*/.exec(found)![0],
  };
}

function unfilled(
  found: string,
  name: string,
  { facts, allowed }: Words,
): PlaceholderFinding | undefined {
  const word = name.trim();
  const at = found.split('\n')[0]!;
  const unknown = `holds ${found}, which is not filled in here.`;
  const named = namedWord(word, facts);
  // Whether there is such a thing is known between the files.
  if (named === name) return undefined;
  if (named !== undefined)
    return { message: `${unknown} Did you mean {${named}}?`, mend: `Write {${named}}`, at };
  if (allowed.includes(word))
    return { message: `has blanks inside ${found}.`, mend: `Write {${word}}`, at };
  const meant = nearest(word, allowed);
  if (meant !== undefined)
    return {
      message: `${unknown} Did you mean {${meant}}?`,
      mend: writeWord(word, allowed),
      at,
    };
  const takers = facts.filter((fact) => fact.endsWith(':')).map((fact) => `${fact}…`);
  const all = eitherOf([...allowed, ...takers].map((one) => `{${one}}`));
  return { message: unknown, mend: `Write the words themselves, or one of these: ${all}`, at };
}

/** The word that is meant by one that is misspelt; nobody knows which of several, or of others that are only near. */
function writeWord(word: string, allowed: readonly string[]): string {
  const slips = allowed.includes(word) ? [word] : misspelt(word, allowed);
  const [first, ...others] = slips.map((slip) => `{${slip}}`);
  if (first === undefined)
    return `Write what is meant, for example {${nearest(word, allowed) ?? 'business'}}`;
  return others.length === 0
    ? `Write ${first}`
    : `Write ${first}, or ${others.join(' or ')} if that is meant`;
}

const lostWords = ({ own }: Words, seen: ReadonlySet<string>): PlaceholderFinding[] =>
  Object.entries(own)
    .filter(([name, need]) => need === 'must' && !seen.has(name))
    .map(([name]) => ({
      message: `has lost {${name}}, and without it the sentence is not true.`,
      mend: `Put {${name}} back where ${wordsFor(name)} should stand.`,
    }));

/**
 * "Price: Experts" → "price:experts", for a fact that takes the id of something; of what is never closed the first
 * word behind the colon is taken.
 */
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

/** savedShows → "saved shows" */
const wordsFor = (name: string) => `the ${name.replace(/([A-Z])/g, ' $1').toLowerCase()}`;
