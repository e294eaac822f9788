import { Button, ButtonLink } from '../../design/parts/Button.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './TimetableTools.module.scss';

export interface TimetableToolsProps {
  /** The calendar file of the day or week; undefined without classes. */
  calendar?: { to: string; label: string; note: string } | undefined;
  printButton: string;
}

/** The buttons below a timetable: its calendar file, and printing. */
export const TimetableTools = ({ calendar, printButton }: TimetableToolsProps) => (
  <div className={styles.tools}>
    <div className={styles.buttons}>
      {calendar && (
        <ButtonLink to={calendar.to} icon="calendar" outlined download>
          {calendar.label}
        </ButtonLink>
      )}
      <div className={styles.print}>
        <Button type="button" icon="printer" outlined part="print">
          {printButton}
        </Button>
      </div>
    </div>
    {calendar && <p className={`${typography.small} ${typography.quiet}`}>{calendar.note}</p>}
  </div>
);
