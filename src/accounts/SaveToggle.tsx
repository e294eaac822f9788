import styles from './SaveToggle.module.scss';

/** Toggle that saves a class in My week. Its label is constant; the text beside the class shows the state. */
export const SaveToggle = ({ id, label, name }: { id: string; label: string; name: string }) => (
  <button
    className={styles.save}
    type="button"
    aria-pressed="false"
    aria-label={name}
    data-save={id}
  >
    <span className={styles.hole} aria-hidden="true" />
    {label}
  </button>
);
