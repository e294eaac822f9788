import type { trialProps } from './trial-page.ts';
import { Button, ButtonLink } from '../../design/parts/Button.tsx';
import type { IconName } from '../../design/parts/Icon.tsx';
import typography from '../../design/parts/typography.module.scss';
import { trialParts } from './trial-parts.ts';
import styles from './MessageForm.module.scss';

type MessageFormProps = ReturnType<typeof trialProps>['messageForm'];
type Way = MessageFormProps['ways'][number];

const partOfWay = { sms: trialParts.sms, email: trialParts.email, call: undefined };

const icons = {
  whatsapp: 'message',
  sms: 'mobile',
  email: 'mail',
  call: 'phone',
} as const satisfies Record<Way['id'], IconName>;

/** The message that asks for a first class, and buttons to send it. WhatsApp is a form, which works without scripts. */
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
        <h2 {...trialParts.heading}>{words.heading}</h2>
      </div>
      <div>
        <label htmlFor="trial-message" {...trialParts.label}>
          {words.label}
        </label>
        <textarea
          id="trial-message"
          name="text"
          rows={9}
          autoComplete="off"
          aria-describedby="trial-note"
          defaultValue={words.blank}
          {...trialParts.message}
        />
        <button className={styles.reset} type="button" {...trialParts.reset} data-room="" hidden>
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
        <span className={typography.onlyWithScript}>{words.note}</span>
        <span className={typography.onlyWithoutScript}>{words.noteWithoutScript}</span>
      </p>
    </>
  );
}

const SendButton = ({
  way,
  newTab,
  large = false,
}: {
  way: Way;
  newTab: string;
  large?: boolean;
}) =>
  way.id === 'whatsapp' ? (
    <Button icon={icons.whatsapp} large={large} outlined={!large}>
      {way.label}
      <span className={typography.visuallyHidden}> ({newTab})</span>
    </Button>
  ) : (
    <ButtonLink
      {...way}
      part={partOfWay[way.id]}
      icon={icons[way.id]}
      large={large}
      outlined={!large}
    />
  );
