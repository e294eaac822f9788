import type { PartOfDay } from '../../timetable/week-grid.ts';
import typography from '../../design/parts/typography.module.scss';
import styles from './WeekFilters.module.scss';

interface Choice {
  id: string;
  label: string;
  /** The page that the link opens without scripts. */
  to: string;
  /** Classes a week. */
  count: number;
}

export interface WeekFiltersProps {
  label: string;
  classes: { any: string; choices: readonly Choice[] };
  coaches: { any: string; choices: readonly Choice[] };
  /** The parts of the day in which classes begin. */
  parts: readonly { id: PartOfDay; label: string }[];
  /** The widest text of the result, for which space is reserved. */
  longestResult: string;
}

/** The filters of the week: links, which the script turns into filters, and the result. */
export const WeekFilters = ({
  label,
  classes,
  coaches,
  parts,
  longestResult,
}: WeekFiltersProps) => (
  <div className={styles.filters} role="group" aria-label={label} data-part="filters">
    <Picker kind="class" {...classes} />
    <Picker kind="coach" {...coaches} />
    {parts.length > 1 && (
      <div className={styles.parts}>
        {parts.map((part) => (
          <a key={part.id} href={`#${part.id}`} data-pick={`time:${part.id}`}>
            {part.label}
          </a>
        ))}
      </div>
    )}
    <p className={styles.result} role="status" data-longest={longestResult}>
      <span>
        <b data-part="count" /> <a data-part="next" />
      </span>
    </p>
  </div>
);

const Picker = ({
  kind,
  any,
  choices,
}: {
  kind: 'class' | 'coach';
  any: string;
  choices: readonly Choice[];
}) => (
  <details className={styles.picker} name="week" data-picker={kind}>
    <summary>{any}</summary>
    <ul>
      <li className={styles.any}>
        <a href="/schedule" data-pick={`${kind}:`}>
          {any}
        </a>
      </li>
      {choices.map(({ id, label, to, count }) => (
        <li key={id}>
          <a href={to} data-pick={`${kind}:${id}`}>
            {label}
            <span className={typography.figures} aria-hidden="true">
              {count}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </details>
);
