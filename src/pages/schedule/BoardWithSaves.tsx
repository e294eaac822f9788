import type { LiveProps } from '../../rendering/islands/registry.ts';
import { LiveMarkup } from '../../rendering/islands/LiveMarkup.tsx';
import { ScheduleBoard, type BoardProps } from '../../parts/ScheduleBoard.tsx';
import styles from './BoardWithSaves.module.scss';

export interface BoardWithSavesProps extends BoardProps {
  /** Props of the Save toggles; undefined without accounts. */
  saves?: LiveProps['liveSaves'] | undefined;
}

/** Timetable rows with their Save toggles. */
export const BoardWithSaves = ({ saves, ...board }: BoardWithSavesProps) =>
  saves === undefined ? (
    <ScheduleBoard {...board} />
  ) : (
    <LiveMarkup name="liveSaves" props={saves} className={styles.saves}>
      <ScheduleBoard {...board} />
      <p className={styles.status} role="status" data-part="save-status" />
    </LiveMarkup>
  );
