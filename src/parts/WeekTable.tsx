import { Time, WeeksLine, type Dates } from './ScheduleBoard.tsx';
import typography from './typography.module.scss';
import styles from './WeekTable.module.scss';

export interface TableDay {
  name: string;
  /** Opening hours, or the word for closed. */
  hours: string;
  /** Replaces the classes when there are none. */
  none: string;
  rows: readonly {
    id: string;
    start: string;
    until: string;
    class: string;
    trainer: string;
    /** The weeks of a class that is not weekly, and its next date. */
    weeks?: string | undefined;
    dates?: Dates;
  }[];
}

interface Props {
  heading: string;
  columns: { time: string; class: string; trainer: string };
  days: readonly TableDay[];
}

/** The whole week, for paper and for browsers without scripts. */
export function WeekTable({ heading, columns, days }: Props) {
  return (
    <table className={styles.table}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={typography.hidden}>{heading}</span>
          </th>
          <th scope="col">{columns.time}</th>
          <th scope="col">{columns.class}</th>
          <th scope="col">{columns.trainer}</th>
        </tr>
      </thead>
      {days.map(({ name, hours, none, rows }) => (
        <tbody key={name}>
          {rows.length === 0 ? (
            <tr>
              <DayHead name={name} hours={hours} span={1} />
              <td colSpan={3}>{none}</td>
            </tr>
          ) : (
            rows.map((row, index) => (
              <tr key={row.id}>
                {index === 0 && <DayHead name={name} hours={hours} span={rows.length} />}
                <td className={styles.at}>
                  <Time time={row.start} /> {row.until}
                </td>
                <td className={styles.class}>
                  {row.class}
                  {row.weeks !== undefined && <WeeksLine weeks={row.weeks} dates={row.dates} />}
                </td>
                <td>{row.trainer}</td>
              </tr>
            ))
          )}
        </tbody>
      ))}
    </table>
  );
}

const DayHead = ({ name, hours, span }: { name: string; hours: string; span: number }) => (
  <th scope="rowgroup" rowSpan={span}>
    {name}
    <small>{hours}</small>
  </th>
);
