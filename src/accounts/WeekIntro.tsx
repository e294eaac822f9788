import styles from './WeekIntro.module.scss';
import { MyWeekTop } from './MyWeekTop.tsx';
import { keepWordsWhole } from '../design/parts/keep-words-whole.tsx';

interface Props {
  title: string;
  heading?: string;
  text?: string;
  /** Shown while the session is being restored; `withoutScript` replaces it when scripts are off. */
  checking?: { meanwhile: string; withoutScript: string };
  /** Error message. */
  problem?: string;
  /** A `main` link is emphasised. */
  links: readonly { label: string; to: string; main?: boolean }[];
}

/** My week without classes to show: loading, unreachable, signed out, empty. */
export const WeekIntro = ({ title, heading, text, checking, problem, links }: Props) => (
  <MyWeekTop title={title}>
    {heading !== undefined && <h2 className={styles.heading}>{keepWordsWhole(heading)}</h2>}
    {text !== undefined && <p>{text}</p>}
    {checking && (
      <>
        <p className={styles.checking} role="status">
          {checking.meanwhile}
        </p>
        <p className={styles.withoutScript}>{checking.withoutScript}</p>
      </>
    )}
    {problem !== undefined && <p role="alert">{problem}</p>}
    <p className={styles.links}>
      {links.map(({ label, to, main }) => (
        <a key={to} href={to} data-main={main ? '' : undefined}>
          {label}
        </a>
      ))}
    </p>
  </MyWeekTop>
);
