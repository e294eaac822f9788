import styles from './CloseButton.module.scss';
import { Icon } from './Icon.tsx';

/** Close button of a dialog; `dialog` is the id of that dialog, which contains the button. */
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
