import { DatedChanges, DatedTexts, type DatedChange } from './DatedChanges.tsx';
import typography from './typography.module.scss';

export interface HoursRow {
  days: string;
  /** "5:30am – 11:30pm" */
  hours: readonly DatedChange[];
}

export interface HoursTableProps {
  caption: string;
  rows: readonly HoursRow[];
  changes: readonly DatedChange[];
}

/** Opening hours, days with the same hours joined, and below them the days and weeks with other hours. */
export const HoursTable = ({ caption, rows, changes }: HoursTableProps) => (
  <>
    <table>
      <caption className={typography.visuallyHidden}>{caption}</caption>
      <tbody>
        {rows.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>
              <DatedTexts texts={hours} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <DatedChanges changes={changes} />
  </>
);
