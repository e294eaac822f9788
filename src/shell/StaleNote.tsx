import styles from './Notice.module.scss';

/** The note above a cached copy of a page: hidden until the service worker shows it with the date of the copy. */
export const StaleNote = ({ text }: { text: string }) => (
  <div className={styles.notice} data-ground="bone" role="status" hidden data-stale="">
    <p>{text}</p>
  </div>
);
