import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../parts/Button.tsx';
import styles from './AccountForm.module.scss';
import { FormAlert } from '../parts/FormAlert.tsx';
import type { Submission } from './useSubmission.ts';

interface Props {
  id: string;
  /** What went wrong; none while nothing has. */
  lines: readonly string[] | undefined;
  submission: Submission;
  words: { button: string; busy: string; stillWorking: string };
  /** An ink button: for what loses something. */
  grave?: boolean | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of the accounts: alert, fields, a button that says what it is doing. */
export const AccountForm = ({ id, lines, submission, words, grave, onSubmit, children }: Props) => {
  const sending = submission.status === 'sending';
  return (
    <form
      className={styles.form}
      // Without script it does nothing: a password never leaves the page by accident.
      method="dialog"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {lines && <FormAlert id={`${id}-alert`} lines={lines} />}
      {children}
      <div className={styles.send}>
        <Button big busy={sending} grave={grave}>
          {sending ? words.busy : words.button}
        </Button>
        <p role="status">{sending && submission.slow && words.stillWorking}</p>
      </div>
    </form>
  );
};
