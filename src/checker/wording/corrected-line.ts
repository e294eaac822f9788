import { sameWording } from '../../findings/wording.ts';

/**
 * The corrected text that a message suggests. Consecutive lines whose mistakes differ only in it are reported as one.
 */
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
