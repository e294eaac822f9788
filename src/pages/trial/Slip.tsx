import type { TrialPageContent } from '../../content/pages/trial.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import type { IconName } from '../../parts/Icon.tsx';
import typography from '../../parts/typography.module.scss';
import styles from './Slip.module.scss';

/** One way to send the message; the script finds it by its id. */
export interface Way {
  id: 'whatsapp' | 'sms' | 'email' | 'call';
  label: string;
  /** With the message that has gaps. */
  to: string;
}

export interface SlipProps {
  words: Pick<TrialPageContent['message'], 'heading' | 'label' | 'blank' | 'anew' | 'note'>;
  /** The first way is the large button. */
  ways: readonly Way[];
  newTab: string;
}

const icons = {
  whatsapp: 'message',
  sms: 'mobile',
  email: 'mail',
  call: 'phone',
} as const satisfies Record<Way['id'], IconName>;

/** The message, and the ways to send it. WhatsApp is reached by a form, so that it works without scripts. */
export function Slip(props: SlipProps) {
  const chat = props.ways.find(({ id }) => id === 'whatsapp');
  return (
    <div className={styles.side}>
      {chat ? (
        <form className={styles.slip} action={chat.to} method="get" target="_blank" rel="noopener">
          <Message {...props} />
        </form>
      ) : (
        <div className={styles.slip}>
          <Message {...props} />
        </div>
      )}
    </div>
  );
}

function Message({ words, ways, newTab }: SlipProps) {
  const [first, ...others] = ways;
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
        <button className={styles.anew} type="button" data-part="anew" data-room hidden>
          {words.anew}
        </button>
      </div>
      {first && <Send way={first} newTab={newTab} big />}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((way) => (
            <Send key={way.id} way={way} newTab={newTab} />
          ))}
        </div>
      )}
      <p className={`${typography.small} ${typography.quiet}`} id="trial-note">
        {words.note}
      </p>
    </>
  );
}

const Send = ({ way, newTab, big = false }: { way: Way; newTab: string; big?: boolean }) =>
  way.id === 'whatsapp' ? (
    <Button icon={icons.whatsapp} big={big} line={!big}>
      {way.label}
      <span className={typography.hidden}> ({newTab})</span>
    </Button>
  ) : (
    <ButtonLink to={way.to} part={way.id} icon={icons[way.id]} big={big} line={!big}>
      {way.label}
    </ButtonLink>
  );
