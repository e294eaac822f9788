/** Normalises a text for comparison: lower case, single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
