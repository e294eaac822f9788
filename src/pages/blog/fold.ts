/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
};
/** Inside words, where some keyboards and writers leave them out. */
const apostrophes = /['’‘ʼ′´`＇\u00ad\u200b-\u200d\u2060]/u;

const known = new Map<string, string>();

/** The folded form of a character, which may have several letters or none; marks and spaces become a space. */
function foldCharacter(character: string): string {
  let folded = known.get(character);
  if (folded !== undefined) return folded;
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  if (apostrophes.test(character)) folded = '';
  else if (/[\s\p{P}\p{S}]/u.test(character)) folded = ' ';
  else folded = plainLetters[plain] ?? plain;
  known.set(character, folded);
  return folded;
}

export interface Folded {
  text: string;
  /** For each position in `text`, and for its end, the position in the original. */
  positions: readonly number[];
}

/**
 * Ignores in a search what people type differently: case, accents, apostrophes, dashes, quotes, brackets, ligatures and
 * full-width letters. "“Crème BRÛLÉE”, child’s" → " creme brulee   childs".
 */
export function fold(original: string): Folded {
  let text = '';
  const positions: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let letter = 0; letter < folded.length; letter++) positions.push(at);
    text += folded;
    at += character.length;
  }
  positions.push(at);
  return { text, positions };
}

/** The words of a query or a text, folded: "Warm-up (child’s)" → "warm", "up", "childs" */
export const wordsOf = (text: string): string[] => fold(text).text.split(' ').filter(Boolean);
