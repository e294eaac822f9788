import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { HangingBlock } from '../../design/parts/Section.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import styles from './RelatedClass.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export interface RelatedClassProps {
  to: string;
  name: string;
  summary: string;
  photo: Picture | undefined;
  /** Its days, times and trainer. */
  rows: readonly { label: string; value: string; to?: string }[];
  join: { to: string; label: string; name: string };
}

/** The class that a post is about, beside the post. */
export const RelatedClass = ({ to, name, summary, photo, rows, join }: RelatedClassProps) => (
  <HangingBlock as="aside" length="7" className={styles.related} aria-labelledby="related-heading">
    {photo && (
      <div className={styles.photo}>
        <Photo {...photo} sizes="(min-width: 60rem) 33vw, (min-width: 44rem) 50vw, 100vw" />
      </div>
    )}
    <div>
      <h2 id="related-heading">
        <Link to={to} discover="none">
          {keepWordsWhole(name)}
        </Link>
      </h2>
      <p>{summary}</p>
      <dl>
        {rows.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {to === undefined ? (
                value
              ) : (
                <Link to={to} discover="none">
                  {value}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={join.to} name={join.name} outlined arrow>
        {join.label}
      </ButtonLink>
    </div>
  </HangingBlock>
);
