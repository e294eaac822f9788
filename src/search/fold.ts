/** Letters that Unicode does not decompose, with a plain letter of the same length. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

const foldLetter = (letter: string) => {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === letter.length ? (plainLetters[plain] ?? plain) : letter;
};

/**
 * Ignores case and accents in a search: "Crème BRÛLÉE" → "creme brulee". The length of a text in NFC stays the
 * same, so that an index of a match is valid in it, too.
 */
export const fold = (text: string) =>
  // Skips unaccented lowercase letters, the vast majority.
  text.normalize('NFC').replace(/[A-Z]|[^ -~]/gu, foldLetter);
