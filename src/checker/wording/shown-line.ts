import { both } from '../../findings/wording.ts';

/** What the sentences show to type. It is the only thing that may differ between lines with one mistake. */
export interface ToWrite {
  write: string;
}
export interface Named {
  name: string;
}

/** A mistake that needs nothing but what to type instead. */
export const byText = (message: string, ask: string) =>
  both<ToWrite>(({ write }) => [message, `${ask} ${write}`]);
