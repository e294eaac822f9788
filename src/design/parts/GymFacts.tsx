import typography from './typography.module.scss';
import { type DatedChange, DatedChanges, DatedTexts } from './DatedChanges.tsx';

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

export interface GettingThereRowsProps {
  /** One for metro, bus, parking and so on. */
  ways: readonly { label: string; what: string; details: readonly string[] }[];
}

/** How to get to the gym: rows for a `<dl>`. */
export const GettingThereRows = ({ ways }: GettingThereRowsProps) =>
  ways.map(({ label, what, details }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {what}
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </dd>
    </div>
  ));

export interface LanguageNamesProps {
  /** Each name in its own script, with its language code. */
  spoken: readonly { name: string; code: string }[];
}

/** "English, ಕನ್ನಡ, हिन्दी": each name is marked with its language, for screen readers and fonts. */
export const LanguageNames = ({ spoken }: LanguageNamesProps) =>
  spoken.map(({ name, code }, index) => (
    <span key={code}>
      <span lang={code}>{name}</span>
      {index < spoken.length - 1 && ', '}
    </span>
  ));
