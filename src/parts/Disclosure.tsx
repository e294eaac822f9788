import styles from './Disclosure.module.scss';

/** A question that opens to its answer, without script. */
export const Disclosure = ({ summary, text }: { summary: string; text: string }) => (
  <details className={styles.disclosure}>
    <summary>{summary}</summary>
    <p>{text}</p>
  </details>
);
