/** Letters that are not a plain one with a mark, but have one of the same length. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

const foldLetter = (letter: string) => {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === letter.length ? (plainLetters[plain] ?? plain) : letter;
};

/** "Crème BRÛLÉE" → "creme brulee", of the same length, so that indices are valid in both. */
export const fold = (text: string) =>
  // Skips unaccented lowercase letters, the vast majority.
  text.normalize('NFC').replace(/[A-Z]|[^ -~]/gu, foldLetter);
