import { Link } from 'react-router-dom';
import { Icon } from '../../parts/Icon.tsx';
import typography from '../../parts/typography.module.scss';
import { wholeWords } from '../../parts/whole-words.tsx';
import styles from './PlainTimes.module.scss';

export interface PlainTimesProps {
  heading: string;
  lead: string;
  /** The times of each class in a usual week: "Mon 6:00pm, Tue and Fri 9:00am". */
  classes: readonly { id: string; name: string; times: string }[];
  link: string;
}

/** Instead of the steps, for browsers without scripts. */
export const PlainTimes = ({ heading, lead, classes, link }: PlainTimesProps) => (
  <div className={styles.plain}>
    <h2>{wholeWords(heading)}</h2>
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
