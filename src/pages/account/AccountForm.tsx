import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { LoginPageContent } from '../../content/pages/account.ts';
import { Button } from '../../design/parts/Button.tsx';
import {
  Callout,
  FormAlert,
  TextField,
  type TextFieldProps,
} from '../../design/parts/FormParts.tsx';
import { type ActionWords, type Cause, linesOf } from '../../accounts/account-error.ts';
import { causeOf } from '../../accounts/causes.ts';
import styles from './AccountForm.module.scss';

/** The texts and the state of a form of accounts. */
interface FormProps {
  id: string;
  /** Texts that are shown when the form fails or takes long. */
  messages: ActionWords;
  submission: Submission;
  words: { button: string; busy: string };
  /** Dark button, for destructive actions. */
  destructive?: boolean | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * What all forms of accounts share: the form with its alert and its button, the password field, the success message and
 * the state of a submission (`useSubmission`).
 */
export function AccountForm({ id, messages, submission, words, destructive, ...rest }: FormProps) {
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

/** Labels of the button that shows or hides the password. */
export type RevealWords = Pick<
  LoginPageContent,
  'showPassword' | 'showPasswordName' | 'hidePassword' | 'hidePasswordName'
>;
type PasswordProps = Omit<TextFieldProps, 'type' | 'children'> & { reveal: RevealWords };

/** Password field with a button that shows or hides the password. */
export function PasswordField({ reveal, ...field }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField {...field} type={shown ? 'text' : 'password'}>
      <button
        className={styles.reveal}
        type="button"
        aria-label={shown ? reveal.hidePasswordName : reveal.showPasswordName}
        onClick={() => setShown(!shown)}
      >
        {shown ? reveal.hidePassword : reveal.showPassword}
      </button>
    </TextField>
  );
}

/** Success message; takes the focus, because the submit button may have disappeared with its form. */
export function DoneCallout({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current!.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Callout>{children}</Callout>
    </div>
  );
}

/** After this many milliseconds the form says that it is still working. */
const slowAfter = 4_000;

export type Submission =
  | { status: 'idle' }
  | { status: 'sending'; slow: boolean }
  | { status: 'failed'; cause: Cause }
  | { status: 'done' };

/**
 * The state of a form submission. `submit` returns whether it succeeded, and clears the last failure; it does nothing
 * while another one is pending.
 */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const underWay = useRef(false);

  async function submit(act: () => Promise<unknown>): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setSubmission({ status: 'sending', slow: false });
    const timer = setTimeout(() => setSubmission({ status: 'sending', slow: true }), slowAfter);
    try {
      await act();
      setSubmission({ status: 'done' });
      return true;
    } catch (error) {
      const cause = causeOf(error);
      // Only maintainers read the console; visitors see a message.
      if (cause === 'service-switched-off' || cause === 'unknown-cause') console.warn(error);
      setSubmission({ status: 'failed', cause });
      return false;
    } finally {
      clearTimeout(timer);
      underWay.current = false;
    }
  }

  const cause = submission.status === 'failed' ? submission.cause : undefined;
  return { submission, cause, submit, reset: () => setSubmission({ status: 'idle' }) };
}

/** Focuses the field with the id `fieldOf(cause)` after a failure; the alert is announced by itself. */
export function useFocusOnFault(submission: Submission, fieldOf: (cause: Cause) => string) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission.status === 'failed')
      box.current?.querySelector<HTMLElement>(`#${fieldOf(submission.cause)}`)?.focus();
  }, [submission, fieldOf]);
  return box;
}
