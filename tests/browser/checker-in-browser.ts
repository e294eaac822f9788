import { ContentInMemory } from '../../src/check/content-in-memory.ts';

declare global {
  /** The check, as in a page that has the texts. */
  var checkTexts: (
    texts: readonly (readonly [string, string])[],
    pictures: readonly (readonly [string, number])[],
    today: string,
  ) => ContentInMemory;
}

globalThis.checkTexts = (texts, pictures, today) =>
  new ContentInMemory(today, new Map(texts), new Map(pictures));
