import type { TrialPageContent } from '../../content/pages/trial.ts';
import { Button, ButtonLink } from '../../design/parts/Button.tsx';
import type { IconName } from '../../design/parts/Icon.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './MessageForm.module.scss';

/** A way to send the message. live-trial.ts finds the links for SMS and e-mail by this id: change both together. */
export interface SendOption {
  id: 'whatsapp' | 'sms' | 'email' | 'call';
  label: string;
  /** The address of the button. For SMS and e-mail it has the message, in which gaps are not yet filled in. */
  to: string;
}

export interface MessageFormProps {
  words: Pick<
    TrialPageContent['message'],
    'heading' | 'label' | 'blank' | 'anew' | 'note' | 'noteWithoutScript'
  >;
  /** The ways to send the message, of which the first is the large button. */
  ways: readonly SendOption[];
  newTab: string;
}

const icons = {
  whatsapp: 'message',
  sms: 'mobile',
  email: 'mail',
  call: 'phone',
} as const satisfies Record<SendOption['id'], IconName>;

/**
 * The message that asks for a first class, and buttons to send it. WhatsApp is a form, which works without scripts.
 * live-trial.ts finds the elements by `data-part`: change both together.
 */
export function MessageForm(props: MessageFormProps) {
  const chat = props.ways.find(({ id }) => id === 'whatsapp');
  return (
    <div className={styles.column}>
      {chat ? (
        <form className={styles.form} action={chat.to} method="get" target="_blank" rel="noopener">
          <Fields {...props} />
        </form>
      ) : (
        <div className={styles.form}>
          <Fields {...props} />
        </div>
      )}
    </div>
  );
}

function Fields({ words, ways: [first, ...others], newTab }: MessageFormProps) {
  return (
    <>
      <div role="status">
        <h2 data-part="heading">{words.heading}</h2>
      </div>
      <div>
        <label htmlFor="trial-message" data-part="label">
          {words.label}
        </label>
        <textarea
          id="trial-message"
          name="text"
          rows={9}
          autoComplete="off"
          aria-describedby="trial-note"
          defaultValue={words.blank}
          data-part="message"
        />
        <button className={styles.reset} type="button" data-part="reset" data-room hidden>
          {words.anew}
        </button>
      </div>
      {first && <SendButton way={first} newTab={newTab} large />}
      {others.length > 0 && (
        <div className={styles.smallButtons}>
          {others.map((way) => (
            <SendButton key={way.id} way={way} newTab={newTab} />
          ))}
        </div>
      )}
      <p className={`${typography.small} ${typography.quiet}`} id="trial-note">
        <span className={styles.withScript}>{words.note}</span>
        <span className={styles.withoutScript}>{words.noteWithoutScript}</span>
      </p>
    </>
  );
}

const SendButton = ({
  way,
  newTab,
  large = false,
}: {
  way: SendOption;
  newTab: string;
  large?: boolean;
}) =>
  way.id === 'whatsapp' ? (
    <Button icon={icons.whatsapp} large={large} outlined={!large}>
      {way.label}
      <span className={typography.visuallyHidden}> ({newTab})</span>
    </Button>
  ) : (
    <ButtonLink to={way.to} part={way.id} icon={icons[way.id]} large={large} outlined={!large}>
      {way.label}
    </ButtonLink>
  );
