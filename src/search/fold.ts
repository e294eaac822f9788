const foldLetter = (letter: string) => {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === letter.length ? plain : letter;
};

/** "Crème BRÛLÉE" → "creme brulee", of the same length, so that places in the one are places in the other. */
export const fold = (text: string) =>
  // Small letters without accents, which are nearly all, stay as they are.
  text.normalize('NFC').replace(/[A-Z]|[^ -~]/gu, foldLetter);
