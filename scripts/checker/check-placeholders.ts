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
  const seen = new Set<string>();

  const odd = /\$\{\w*\}?|\{\{\s*(\w*)\s*\}\}|[｛｝]/.exec(text);
  if (odd) {
    const word = /\w+/.exec(odd[0])?.[0] ?? /[｛{]\s*(\w+)/.exec(text)?.[1] ?? '';
    const meant = nearest(word, allowed);
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
    const [kind, id] = word.split(/\s*:\s*/);
    if (closing !== '' && id && facts.includes(`${kind}:`)) {
      // Whether there is such a thing is known between the files.
      if (/^\w+:[\w-]+$/.test(name)) continue;
      const mend = `Write {${kind}:${id.toLowerCase().replace(/[\s_]+/g, '-')}}`;
      findings.push({ message: `has blanks inside ${found}.`, mend, at: found.split('\n')[0]! });
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
          : `Write the words themselves, or one of these: ${eitherOf(allowed.map((one) => `{${one}}`))}`,
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

const short = (found: string) => (found.length > 30 ? `${found.slice(0, 29)}…` : found);

/** savedShows → "saved shows" */
const wordsFor = (name: string) => `the ${name.replace(/([A-Z])/g, ' $1').toLowerCase()}`;
