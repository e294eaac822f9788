import { ButtonLink } from '../../design/parts/Button.tsx';
import { ListLink } from '../../design/parts/Links.tsx';
import { NextSession, type NextSessionProps } from '../../design/parts/NextSession.tsx';
import { Portrait, type PortraitProps } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import styles from './CoachHeader.module.scss';

export interface CoachHeaderProps {
  name: string;
  role: string;
  line: string;
  portrait: PortraitProps | undefined;
  all: { label: string; to: string };
  next: NextSessionProps | undefined;
  /** Replaces the next class when there is none. */
  none: string;
  join: { to: string; label: string };
}

/** The name of a coach beside their portrait, with their next class. */
export const CoachHeader = ({
  name,
  role,
  line,
  portrait,
  all,
  next,
  none,
  join,
}: CoachHeaderProps) => (
  <div className={styles.top}>
    {portrait && (
      <div className={styles.portrait}>
        <Portrait {...portrait} sizes="(min-width: 60rem) 42vw, 100vw" first />
      </div>
    )}
    <div className={styles.words}>
      <ListLink {...all} />
      <h1>{keepWordsWhole(name, 0)}</h1>
      <p className={typography.lead}>
        <b>{role}</b>
        <br />
        {line}
      </p>
      {next ? <NextSession {...next} /> : <p>{none}</p>}
      <div>
        <ButtonLink to={join.to} large>
          {join.label}
        </ButtonLink>
      </div>
    </div>
  </div>
);
