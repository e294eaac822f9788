import styles from './SaveToggle.module.scss';

/** Keeps a class in My week. Its label never changes; the text beside the class says that it is saved. */
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
