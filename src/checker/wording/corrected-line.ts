import { sameWording } from '../../findings/wording.ts';

/** The text that the message suggests. Consecutive lines with the same mistake may differ only in this. */
export interface ToWrite {
  write: string;
}
/** The name of the line at fault: "price". */
export interface Named {
  name: string;
}

/** The wording of a mistake whose message needs only the corrected text. */
export const byText = (message: string, ask: string) =>
  sameWording<ToWrite>(({ write }) => [message, `${ask} ${write}`]);
