/** Repairs what nobody means: blanks at the ends and in a row, letters that cannot be seen. */
export const tidied = (text: string) =>
  text
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .trim();
