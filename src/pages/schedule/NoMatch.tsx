import { ButtonLink } from '../../parts/Button.tsx';
import typography from '../../parts/typography.module.scss';
import styles from './NoMatch.module.scss';

/** Replaces the week when no class fits the filters. The script says what comes nearest, and fills in the buttons. */
export const NoMatch = ({ heading, showAll }: { heading: string; showAll: string }) => (
  <div className={styles.none} data-part="none" hidden>
    <h2 data-part="none-heading">{heading}</h2>
    <p className={`${typography.lead} ${typography.quiet}`} data-part="none-nearest" />
    <div className={styles.row}>
      {['class', 'coach', 'time'].map((kind) => (
        <ButtonLink key={kind} to="/schedule" part={`only-${kind}`} outlined>
          {''}
        </ButtonLink>
      ))}
      <ButtonLink to="/schedule" part="all">
        {showAll}
      </ButtonLink>
    </div>
  </div>
);
