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

/** A field of a form of accounts: for a password if it has labels to reveal it, else for an e-mail address. */
interface Field<Id extends string> extends Pick<TextFieldProps, 'label' | 'hint' | 'autoComplete'> {
  id: Id;
  /** The causes of a failure for which the field is marked. */
  faults: readonly Cause[];
  reveal?: RevealWords;
}

interface FormProps<Id extends string> {
  id: string;
  fields: readonly Field<Id>[];
  form: ReturnType<typeof useAccountForm<Id>>;
  /** Texts that are shown when the form fails or takes long. */
  messages: ActionWords;
  words: { button: string; busy: string };
  /** Dark button, for destructive actions. */
  destructive?: boolean;
  onSubmit: () => void;
}

/** A form of accounts with its alert, its fields and its button. After a failure the field at fault has the focus. */
export function AccountForm<Id extends string>({ id, fields, form, ...props }: FormProps<Id>) {
  const { submission, cause } = form;
  const { messages, words, onSubmit } = props;
  const sending = submission.status === 'sending';
  const isAtFault = (faults: readonly Cause[]) => cause !== undefined && faults.includes(cause);
  // If both fields may be at fault, or neither, the password probably has to be typed again.
  const passwordsFirst = [...fields].sort((a, b) => Number(!a.reveal) - Number(!b.reveal));
  const focused = passwordsFirst.find(({ faults }) => isAtFault(faults)) ?? passwordsFirst[0];
  const box = useFocusOnFailure(submission, focused?.id);

  return (
    <form
      className={styles.form}
      ref={box}
      // Without scripts, "dialog" submits nothing, so a password never ends up in a request.
      method="dialog"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {submission.status === 'failed' && (
        <FormAlert id={`${id}-alert`} lines={linesOf(messages, submission.cause)} />
      )}
      {fields.map(({ faults, reveal, ...field }) => {
        const input = {
          ...field,
          value: form.values[field.id],
          onChange: (value: string) => form.setValue(field.id, value),
          errorId: isAtFault(faults) ? `${id}-alert` : undefined,
        };
        return reveal ? (
          <PasswordField key={field.id} {...input} reveal={reveal} />
        ) : (
          <TextField key={field.id} {...input} type="email" />
        );
      })}
      <div className={styles.send}>
        <Button large busy={sending} destructive={props.destructive}>
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
function PasswordField({ reveal, ...field }: PasswordProps) {
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

/** The state of a form: what is typed into its fields, by their ids, and its submission. */
export function useAccountForm<Id extends string>(empty: Record<Id, string>) {
  const [values, setValues] = useState(empty);
  const setValue = (id: Id, value: string) => setValues((last) => ({ ...last, [id]: value }));
  return { values, setValue, clear: () => setValues(empty), ...useSubmission() };
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

  async function submit(action: () => Promise<unknown>): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setSubmission({ status: 'sending', slow: false });
    const timer = setTimeout(() => setSubmission({ status: 'sending', slow: true }), slowAfter);
    try {
      await action();
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

/** Focuses the field after each failure; the alert is announced by itself. */
function useFocusOnFailure(submission: Submission, fieldId: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submission.status === 'failed' && fieldId !== undefined)
      form.current!.querySelector<HTMLElement>(`#${fieldId}`)!.focus();
  }, [submission, fieldId]);
  return form;
}
