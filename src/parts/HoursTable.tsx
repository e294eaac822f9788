import { HoursChanges, type HoursChange } from './HoursChanges.tsx';
import type from './type.module.scss';

export interface HoursRow {
  days: string;
  hours: string;
}

export interface HoursTableProps {
  caption: string;
  rows: readonly HoursRow[];
  changes: readonly HoursChange[];
}

/** Opening hours, days with the same hours joined; below them the days that differ. */
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
    <HoursChanges changes={changes} />
  </>
);
