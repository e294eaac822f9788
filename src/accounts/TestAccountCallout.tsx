import { Button } from '../design/parts/Button.tsx';
import { Callout } from '../design/parts/Callout.tsx';
import typography from '../design/parts/typography.module.scss';
import styles from './TestAccountCallout.module.scss';

/** The credentials that the button fills in, and the words around it. */
export interface TestAccount {
  title: string;
  note: string;
  warning: string;
  fill: string;
  email: string;
  password: string;
}

/** The public test account, with a button that fills in its credentials. */
export const TestAccountCallout = ({
  words,
  onFill,
}: {
  words: TestAccount;
  onFill: () => void;
}) => (
  <Callout heading={words.title}>
    <p className={styles.note}>{words.note}</p>
    <p className={`${typography.small} ${typography.quiet}`}>{words.warning}</p>
    <div className={styles.fill}>
      <Button type="button" outlined onClick={onFill}>
        {words.fill}
      </Button>
    </div>
  </Callout>
);
