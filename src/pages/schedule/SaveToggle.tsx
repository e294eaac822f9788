import styles from './SaveToggle.module.scss';

/**
 * The toggle that saves a class in My week. Its label is constant; the text beside the class shows the state.
 * live-saves.ts finds it by `data-save`: change both together.
 */
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
