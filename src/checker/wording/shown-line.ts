import { both } from '../../findings/wording.ts';

/** The text that the sentences suggest. Nothing else may differ between lines with one mistake. */
export interface ToWrite {
  write: string;
}
export interface Named {
  name: string;
}

/** The wording of a mistake that needs nothing but what to type instead. */
export const byText = (message: string, ask: string) =>
  both<ToWrite>(({ write }) => [message, `${ask} ${write}`]);
