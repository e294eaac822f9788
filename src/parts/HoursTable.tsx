import styles from './HoursTable.module.scss';
import type from './type.module.scss';

export interface HoursRow {
  days: string;
  hours: string;
}

export interface HoursTableProps {
  caption: string;
  rows: readonly HoursRow[];
  /** Days that differ soon, a sentence each. */
  changes: readonly string[];
}

/** Opening hours, days with the same hours joined; below them the days that differ soon. */
export const HoursTable = ({ caption, rows, changes }: HoursTableProps) => (
  <>
    <table>
      <caption className={type.hidden}>{caption}</caption>
      <tbody>
        {rows.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {changes.length > 0 && (
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    )}
  </>
);
