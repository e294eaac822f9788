import { Link } from 'react-router-dom';
import { Icon } from '../../design/parts/Icon.tsx';
import typography from '../../design/parts/typography.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import styles from './TimesWithoutScript.module.scss';

export interface TimesWithoutScriptProps {
  heading: string;
  lead: string;
  /** The times of each class in a usual week: "Mon 6:00pm, Tue and Fri 9:00am". */
  classes: readonly { id: string; name: string; times: string }[];
  link: string;
}

/** The usual times of each class, which replace the steps where scripts are off. */
export const TimesWithoutScript = ({ heading, lead, classes, link }: TimesWithoutScriptProps) => (
  <div className={styles.times}>
    <h2>{keepWordsWhole(heading)}</h2>
    <p className={`${typography.lead} ${typography.quiet}`}>{lead}</p>
    <dl>
      {classes.map(({ id, name, times }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
    <Link to="/schedule" discover="none">
      {link}
      <Icon name="arrow" />
    </Link>
  </div>
);
