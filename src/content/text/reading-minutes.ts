const wordsPerMinute = 200;

/** The minutes that it takes to read a text, at least one; marks of Markdown are no words. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) / wordsPerMinute));
