/* Replaces letters by plainer ones, for paths, the searches, and "Did you mean". */

/** The Latin letters that Unicode does not split into a plain letter and an accent. */
const undivided: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'ng',
  ħ: 'h',
  ŧ: 't',
};

/** Removes the accents from the Latin letters of a text: "Åse" → "Ase". */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** Writes a text in lowercase, without accents and ligatures: "Løb på Åen" → "lob pa aen". */
export const plainLetters = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z]/g, (letter) => undivided[letter] ?? letter);

/** The Cyrillic and Greek letters that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
};

/** Replaces Greek and Cyrillic look-alikes with Latin letters. */
export const withOwnLetters = (word: string) =>
  word.replace(/[\u0370-\u04ff]/g, (letter) => {
    const own = lookAlikes[letter.toLowerCase()];
    if (own === undefined) return letter;
    return letter === letter.toLowerCase() ? own : own.toUpperCase();
  });
