/* The facts about the gym that several pages show. */

import typography from './typography.module.scss';
import { type DatedChange, DatedChanges, DatedTexts } from './DatedChanges.tsx';

/** The rows of the table of opening hours. */
export interface HoursTableProps {
  caption: string;
  /** Rows such as "Monday to Friday": "5:30am – 11:30pm". */
  rows: readonly { days: string; hours: readonly DatedChange[] }[];
  changes: readonly DatedChange[];
}

/** The table of opening hours, and below it the days and weeks with other hours. */
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

/** A row about a way to the gym: "Metro", the main fact in large print, and details in small print. */
export interface GettingThereRow {
  label: string;
  what: string;
  details: readonly string[];
}

/** The rows of a `<dl>` about the ways to the gym. */
export const GettingThereRows = ({ ways }: { ways: readonly GettingThereRow[] }) =>
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

/** Names of languages, "English, ಕನ್ನಡ, हिन्दी", each marked with its language for screen readers and fonts. */
export const LanguageNames = ({ spoken }: { spoken: readonly { name: string; code: string }[] }) =>
  spoken.map(({ name, code }, index) => (
    <span key={code}>
      <span lang={code}>{name}</span>
      {index < spoken.length - 1 && ', '}
    </span>
  ));
