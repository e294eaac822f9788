import { ButtonLink } from '../../parts/Button.tsx';
import typography from '../../parts/typography.module.scss';
import styles from './ClosedDay.module.scss';

export interface ClosedDayProps {
  /** The day on which the doors stay closed; none while no such day is near, or the script has to tell. */
  closed?: { day: string; month: string; reason: string; sentence: string } | undefined;
  next: { label: string; to: string };
  call: { label: string; phone: string };
}

/** In place of the classes on a day that differs: its date, why, and where to go instead. */
export const ClosedDay = ({
  closed,
  next,
  call,
  keepsRoom,
}: ClosedDayProps & { keepsRoom?: boolean | undefined }) => (
  <div
    className={styles.shut}
    data-part="shut"
    data-room={keepsRoom ? '' : undefined}
    hidden={closed === undefined}
  >
    <div>
      <p className={typography.figures} data-part="shut-day">
        {closed?.day}
      </p>
      <p className={typography.lead} data-part="shut-month">
        {closed?.month}
      </p>
    </div>
    <div>
      <p className={styles.reason} data-part="shut-reason">
        {closed?.reason}
      </p>
      <p className={typography.lead} data-part="shut-sentence">
        {closed?.sentence}
      </p>
      <div className={styles.row}>
        <ButtonLink to={next.to} big arrow>
          {next.label}
        </ButtonLink>
        <ButtonLink to={`tel:${call.phone}`} icon="phone" line big>
          {call.label}
        </ButtonLink>
      </div>
    </div>
  </div>
);
