import type { Accounts } from '../content/accounts.ts';
import type { Cause } from './account-error.ts';

/** What a visitor was doing, by the names of the groups in content/accounts.yaml. */
export type Action =
  'sign-in' | 'sign-up' | 'reset-password' | 'change-password' | 'delete-account' | 'saving';

/** The words of some actions, and those that all of them share. */
export type Words<Of extends Action> = Pick<Accounts, Of | 'everywhere'>;

/**
 * The words for a cause: one line, or two at sign-in, where the first is always the same. An action without words of
 * its own for a cause uses the shared ones, and without those the words for an unknown cause.
 */
export const linesOf = <Of extends Action>(words: Words<Of>, action: Of, cause: Cause): string[] =>
  linesFrom(wordsOf(words, action), cause);

/** The words of one action, and those that all share. */
export interface ActionWords {
  own: Readonly<Record<string, string>>;
  everywhere: Accounts['everywhere'];
}

export const wordsOf = <Of extends Action>(words: Words<Of>, action: Of): ActionWords => ({
  own: words[action],
  everywhere: words.everywhere,
});

/** The same for any action. */
export function linesFrom({ own, everywhere }: ActionWords, cause: Cause): string[] {
  // Where no new accounts are let in, nothing else is switched off.
  const fitting = cause === 'closed' && !('closed' in own) ? 'service-switched-off' : cause;
  const wordsFor = (group: Readonly<Record<string, string>>) =>
    Object.hasOwn(group, fitting) ? group[fitting] : undefined;
  const said = wordsFor(own) ?? wordsFor(everywhere) ?? own['unknown-cause']!;
  const first = own['first-line'];
  return first === undefined || first === said ? [said] : [first, said];
}
