/** A text as it is compared: in lower case, with single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
