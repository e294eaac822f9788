import styles from './CloseButton.module.scss';
import { Icon } from './Icon.tsx';

/** Closes the dialog it stands in, which has this id. */
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
