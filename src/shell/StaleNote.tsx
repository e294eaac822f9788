import styles from './Notice.module.scss';

/**
 * Stands hidden in a page that devices keep. The service worker shows it, with the day of the copy, when the page
 * comes from the device.
 */
export const StaleNote = ({ text }: { text: string }) => (
  <div className={styles.notice} data-ground="bone" role="status" hidden data-stale="">
    <p>{text}</p>
  </div>
);
