/** Removes zero-width characters and superfluous spaces; the check knows where joiners belong inside a word. */
export const tidied = (text: string) =>
  text
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .trim();
