/** Removes unseen characters and extra spaces. Joiners stay, since some scripts need them: the check knows where. */
export const tidied = (text: string) =>
  text
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .trim();
