import styles from './Notice.module.scss';

/** Hidden note in a page that is cached. The service worker shows it, with the date of the copy. */
export const StaleNote = ({ text }: { text: string }) => (
  <div className={styles.notice} data-ground="bone" role="status" hidden data-stale="">
    <p>{text}</p>
  </div>
);
