/** Removes invisible characters and superfluous spaces. */
export const tidied = (text: string) =>
  text
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .trim();
