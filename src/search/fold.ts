const foldLetter = (letter: string) => {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === letter.length ? plain : letter;
};

/** "Crème BRÛLÉE" → "creme brulee", of the same length, so that indices are valid in both. */
export const fold = (text: string) =>
  // Skips unaccented lowercase letters, the vast majority.
  text.normalize('NFC').replace(/[A-Z]|[^ -~]/gu, foldLetter);
