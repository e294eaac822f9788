import type from './type.module.scss';

export interface HoursRow {
  days: string;
  hours: string;
}

/** Opening hours, days with the same hours joined. */
export const HoursTable = ({ caption, rows }: { caption: string; rows: readonly HoursRow[] }) => (
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
);
