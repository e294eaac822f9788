/**
 * A text without invisible characters. Joiners stay, because some scripts need them; the check reports misplaced ones.
 */
export const plainSigns = (pasted: string) =>
  pasted
    .replace(/[\u200b\u200e\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ');

/** A pasted text of lines as plain text, with hyphens for bullets and a separator between the cells of a table. */
export const plainText = (pasted: string) =>
  plainSigns(
    pasted
      .replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g, '\n')
      .replace(/^.*\t.*$/gm, cellsInWords),
  ).replace(/^( *)[•▪◦‣●·] */gm, '$1- ');

/** The separator of table cells that become one line. */
export const cellBorder = ' · ';

/** A line with tabs: table cells, or a bullet and its text. */
const cellsInWords = (line: string) =>
  line
    .replace(/^(\s*(?:[•▪◦‣●·–*-]|\d{1,3}[.)]))\t+/, '$1 ')
    .split('\t')
    .map((cell) => cell.trimEnd())
    .filter((cell) => cell.trim() !== '')
    .join(cellBorder);

/** A pasted text as one plain line. */
export const plainLine = (pasted: string) => plainText(pasted).replace(/ *\n[ \n]*/g, ' ');

/** A line as the draft keeps it: no spaces at its ends, and single spaces between words. */
export const tidyLine = (typed: string) => plainLine(typed).replace(/ +/g, ' ').trim();

/** Makes every text that is pasted into a field of one line plain; posts do so themselves. */
export function pastePlainText(event: ClipboardEvent) {
  const { target } = event;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if (plainLine(pasted) === pasted) return;
  event.preventDefault();
  insertText(target, plainLine(pasted));
}

/** Inserts a text where the cursor is, as if it was typed: the browser can undo it. */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.focus();
  document.execCommand('insertText', false, text);
}
