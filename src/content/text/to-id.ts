/** Latin letters that Unicode does not decompose into a plain letter and an accent. */
const plain: Readonly<Record<string, string>> = {
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

/**
 * The id that a name suggests: "Body Building" → "body-building", "Løb på Åen" → "lob-pa-aen"; '' without Latin letters
 * and digits.
 */
export const toId = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþıŋħŧ]/g, (letter) => plain[letter]!)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
