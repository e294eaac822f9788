import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../parts/Button.tsx';
import styles from './AccountForm.module.scss';
import { FormAlert } from '../parts/FormAlert.tsx';
import { linesFrom, type ActionWords } from './cause-words.ts';
import type { Submission } from './useSubmission.ts';

interface Props {
  id: string;
  /** The message of a failure, or of a wait. */
  messages: ActionWords;
  submission: Submission;
  words: { button: string; busy: string };
  /** An ink button: for what loses something. */
  grave?: boolean | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of the accounts: alert, fields, a button that says what it is doing. */
export function AccountForm({ id, messages, submission, words, grave, ...rest }: Props) {
  const sending = submission.status === 'sending';
  return (
    <form
      className={styles.form}
      // Without script it does nothing: a password never leaves the page by accident.
      method="dialog"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        rest.onSubmit();
      }}
    >
      {submission.status === 'failed' && (
        <FormAlert id={`${id}-alert`} lines={linesFrom(messages, submission.cause)} />
      )}
      {rest.children}
      <div className={styles.send}>
        <Button big busy={sending} grave={grave}>
          {sending ? words.busy : words.button}
        </Button>
        <p role="status">{sending && submission.slow && messages.everywhere['still-working']}</p>
      </div>
    </form>
  );
}
