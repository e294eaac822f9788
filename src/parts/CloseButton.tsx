import styles from './CloseButton.module.scss';
import { Icon } from './Icon.tsx';

/** Closes the dialog with this id, which contains it. */
export const CloseButton = ({ label, dialog }: { label: string; dialog: string }) => (
  <button
    className={styles.close}
    type="button"
    aria-label={label}
    {...{ command: 'close', commandfor: dialog }}
  >
    <Icon name="close" />
  </button>
);
