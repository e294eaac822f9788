import styles from './SaveToggle.module.scss';

/** Keeps a class in My week. Its word never changes; that it is pressed is said beside the class. */
export const SaveToggle = ({ id, label, name }: { id: string; label: string; name: string }) => (
  <button
    className={styles.save}
    type="button"
    aria-pressed="false"
    aria-label={name}
    data-save={id}
  >
    <span className={styles.peg} aria-hidden="true" />
    {label}
  </button>
);
