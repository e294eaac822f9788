import { eitherOf, nearest } from './nearest.ts';

export interface PlaceholderFinding {
  message: string;
  mend: string;
  /** The words that are meant; undefined for the whole text. */
  at?: string;
}

const token = /\{([^{}\n]*)(\}?)|\}/g;

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
  const findings: PlaceholderFinding[] = [];
  const allowed = [...Object.keys(own), ...facts.filter((name) => !name.endsWith(':'))];
  const takers = facts.filter((name) => name.endsWith(':')).map((name) => `${name}…`);
  const seen = new Set<string>();

  const odd = /\$\{[\w:-]*\}?|\{\{\s*([\w:-]*)\s*\}\}|[｛｝]/.exec(text);
  if (odd) {
    const word = /\w[\w:-]*/.exec(odd[0])?.[0] ?? /[｛{]\s*([\w:-]+)/.exec(text)?.[1] ?? '';
    const meant = namedWord(word, facts) ?? nearest(word, allowed);
    return [
      {
        message: `holds ${odd[0]}, which is not how words in braces are written.`,
        mend: `Write {${meant ?? (word || 'business')}} with one ordinary brace on each side.`,
        at: odd[0],
      },
    ];
  }
  for (const match of text.matchAll(token)) {
    const [found, name, closing] = match;
    if (name === undefined) {
      findings.push({
        message: 'has a } without a { before it.',
        mend: 'Put the { before the word, or remove the }.',
        at: '}',
      });
      continue;
    }
    const word = name.trim();
    const named = namedWord(closing === '' ? word.replace(/(:\s*\S+).*/s, '$1') : word, facts);
    // Whether there is such a thing is known between the files.
    if (closing !== '' && named === name) continue;
    if (named !== undefined) {
      const message =
        closing === ''
          ? `has a { that is never closed: "${short(found)}".`
          : `holds ${found}, which is not filled in here. Did you mean {${named}}?`;
      findings.push({ message, mend: `Write {${named}}`, at: found.split('\n')[0]! });
      continue;
    }
    if (closing === '') {
      const first = /^\s*\w*/.exec(name)![0].trim();
      const meant = allowed.includes(first) ? first : nearest(first, allowed);
      if (meant) seen.add(meant);
      findings.push({
        message: `has a { that is never closed: "${short(found)}".`,
        mend: meant ? `Write {${meant}}` : 'Put a } after the word, or remove the {.',
        at: /^\{\s*\w*/.exec(found)![0],
      });
    } else if (word === name && allowed.includes(name)) {
      seen.add(name);
    } else {
      const meant = allowed.includes(word) ? word : nearest(word, allowed);
      if (meant) seen.add(meant);
      const spaced = meant === word && word !== name;
      findings.push({
        message: spaced
          ? `has blanks inside ${found}.`
          : `holds ${found}, which is not filled in here.${meant ? ` Did you mean {${meant}}?` : ''}`,
        mend: meant
          ? `Write {${meant}}`
          : `Write the words themselves, or one of these: ${eitherOf([...allowed, ...takers].map((one) => `{${one}}`))}`,
        at: found.split('\n')[0]!,
      });
    }
  }

  // A word that is misspelt is not lost as well.
  if (findings.length > 0) return findings;
  for (const [name, need] of Object.entries(own)) {
    if (need !== 'must' || seen.has(name)) continue;
    findings.push({
      message: `has lost {${name}}, and without it the sentence is not true.`,
      mend: `Put {${name}} back where ${wordsFor(name)} should stand.`,
    });
  }
  return findings;
}

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
