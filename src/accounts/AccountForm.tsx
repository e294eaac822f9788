import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../design/parts/Button.tsx';
import styles from './AccountForm.module.scss';
import { FormAlert } from '../design/parts/FormAlert.tsx';
import { type ActionWords, linesOf } from './account-error.ts';
import type { Submission } from './useSubmission.ts';

interface Props {
  id: string;
  /** Shown when the form fails or takes long. */
  messages: ActionWords;
  submission: Submission;
  words: { button: string; busy: string };
  /** Dark button, for destructive actions. */
  destructive?: boolean | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** Account form with an alert, fields and a button that shows its progress. */
export function AccountForm({ id, messages, submission, words, destructive, ...rest }: Props) {
  const sending = submission.status === 'sending';
  return (
    <form
      className={styles.form}
      // Without scripts, "dialog" submits nothing, so a password never ends up in a request.
      method="dialog"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        rest.onSubmit();
      }}
    >
      {submission.status === 'failed' && (
        <FormAlert id={`${id}-alert`} lines={linesOf(messages, submission.cause)} />
      )}
      {rest.children}
      <div className={styles.send}>
        <Button large busy={sending} destructive={destructive}>
          {sending ? words.busy : words.button}
        </Button>
        <p role="status">{sending && submission.slow && messages.everywhere['still-working']}</p>
      </div>
    </form>
  );
}
