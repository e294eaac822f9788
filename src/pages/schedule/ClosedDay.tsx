import { ButtonLink } from '../../design/parts/Button.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './ClosedDay.module.scss';

export interface ClosedDayProps {
  /** The closed day as of the build; undefined if there is none. */
  closed?: { day: string; month: string; reason: string; sentence: string } | undefined;
  next: { label: string; to: string };
  call: { label: string; phone: string };
}

/** Replaces the rows on a closed day: its date, the reason, and where to go instead. */
export const ClosedDay = ({
  closed,
  next,
  call,
  keepsRoom,
}: ClosedDayProps & { keepsRoom?: boolean | undefined }) => (
  <div
    className={styles.closedDay}
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
      <div className={styles.buttons}>
        <ButtonLink to={next.to} large arrow>
          {next.label}
        </ButtonLink>
        <ButtonLink to={`tel:${call.phone}`} icon="phone" outlined large>
          {call.label}
        </ButtonLink>
      </div>
    </div>
  </div>
);
