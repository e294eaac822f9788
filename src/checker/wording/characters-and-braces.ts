import { separateWordings, sameWording, type Wordings } from '../../findings/wording.ts';
import { eitherOf } from '../nearest.ts';

interface Brace {
  /** The part of the text at fault, as typed. */
  found: string;
}
/** The placeholders that may be meant. */
interface Offered {
  words: readonly string[];
}

const braced = (word: string) => `{${word}}`;
const writeWord = (words: readonly string[], isCertain: boolean) => {
  const [first = '', ...others] = words.map(braced);
  if (!isCertain && others.length === 0) return `Write what you mean, for example ${first}`;
  return others.length === 0
    ? `Write ${first}`
    : `Write ${first}, or ${others.join(' or ')} if that is meant`;
};
const symbol = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
const hidden = (what: (character: string) => string) =>
  sameWording<{ character: string }>(({ character }) => [
    `This contains ${what(symbol(character))}.`,
    'Delete the word and type it again by hand, without pasting.',
  ]);

/** Messages about the characters of a text, and about its placeholders. */
export const characterAndBraceWordings = {
  // Characters.
  'control-character': hidden((code) => `an invisible control character (${code})`),
  'direction-character': hidden((code) => `a hidden character (${code}) that reverses the text`),
  'zero-width-character': hidden((code) => `a hidden character without width (${code})`),
  'letter-of-another-alphabet': sameWording<{ word: string; alphabet: string; letter: string }>(
    ({ word, alphabet, letter }, say) => [
      `${say.quoted(word)} contains a ${alphabet} letter (${say.quoted(letter)}) that only looks like one of ours.`,
      'Type the whole word again on an English keyboard.',
    ],
  ),
  'lost-letter': sameWording(() => [
    'A character was lost here (�) when the file was saved.',
    'Type the word again.',
  ]),
  'character-code': sameWording<{ word: string }>(({ word }, say) => [
    `${say.quoted(word)} is a character code and will be shown as typed.`,
    'Write the character itself; for a space simply type a space.',
  ]),

  // Placeholders.
  'odd-braces': sameWording<Brace & Offered & { isCertain: boolean }>(
    ({ found, words, isCertain }, say) => [
      `${say.subject} contains ${found}, which is not how words in braces are written.`,
      `${writeWord(words, isCertain)} with one ordinary brace on each side.`,
    ],
  ),
  'stray-brace': sameWording((_, say) => [
    `${say.subject} has a } without a { before it.`,
    'Put the { before the word, or remove the }.',
  ]),
  'brace-never-closed': sameWording<Brace & Offered & { isCertain: boolean }>(
    ({ found, words, isCertain }, say) => [
      `${say.subject} has a { that is never closed: ${say.quoted(found)}.`,
      words.length > 0 ? writeWord(words, isCertain) : 'Put a } after the word, or remove the {.',
    ],
  ),
  'misspelt-braces': sameWording<Brace & Offered & { nearest: string; isCertain: boolean }>(
    ({ found, nearest, words, isCertain }, say) => [
      `${say.subject} contains ${found}, which is not filled in here. Did you mean ${braced(nearest)}?`,
      writeWord(words, isCertain),
    ],
  ),
  'spaces-in-braces': sameWording<Brace & { word: string }>(({ found, word }, say) => [
    `${say.subject} has spaces inside ${found}.`,
    `Write ${braced(word)}`,
  ]),
  'unknown-braces': sameWording<Brace & Offered>(({ found, words }, say) => [
    `${say.subject} contains ${found}, which is not filled in here.`,
    `Write the text itself, or one of these: ${eitherOf(words.map(braced))}`,
  ]),
  'braces-lost': separateWordings<{ word: string }>({
    file: ({ word }, say) => [
      `${say.subject} has lost ${braced(word)}, and without it the sentence is not true.`,
      `Put ${braced(word)} back where the ${word.replace(/([A-Z])/g, ' $1').toLowerCase()} should be.`,
    ],
    desk: ({ word }, say) => [`Without the ${say.fact(word)} this sentence is not true.`, ''],
  }),
} satisfies Wordings;
