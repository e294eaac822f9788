import { ButtonLink } from '../../parts/Button.tsx';
import { Hung } from '../../parts/Hung.tsx';
import { Photo, type Picture } from '../../parts/Photo.tsx';
import styles from './RelatedClass.module.scss';
import { wholeWords } from '../../parts/whole-words.tsx';

export interface RelatedClassProps {
  name: string;
  summary: string;
  photo: Picture | undefined;
  /** Its days, times and trainer. */
  rows: readonly { label: string; value: string }[];
  join: { to: string; label: string; name: string };
}

/** The class that a post is about. */
export const RelatedClass = ({ name, summary, photo, rows, join }: RelatedClassProps) => (
  <Hung as="aside" length="7" className={styles.related} aria-labelledby="related-heading">
    {photo && (
      <div className={styles.shot}>
        <Photo {...photo} sizes="(min-width: 60rem) 33vw, (min-width: 44rem) 50vw, 100vw" />
      </div>
    )}
    <div>
      <h2 id="related-heading">{wholeWords(name)}</h2>
      <p>{summary}</p>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={join.to} name={join.name} line arrow>
        {join.label}
      </ButtonLink>
    </div>
  </Hung>
);
