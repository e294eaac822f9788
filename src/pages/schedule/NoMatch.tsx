import { ButtonLink } from '../../design/parts/Button.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './NoMatch.module.scss';

/**
 * Replaces the week when no class matches the filters. The script names the nearest classes, and fills in the buttons.
 */
export const NoMatch = ({ heading, showAll }: { heading: string; showAll: string }) => (
  <div className={styles.message} data-part="none" hidden>
    <h2 data-part="none-heading">{heading}</h2>
    <p className={`${typography.lead} ${typography.quiet}`} data-part="none-nearest" />
    <div className={styles.buttons}>
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
