import { Icon } from '../../design/parts/Icon.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './PhotoViewer.module.scss';

export interface PhotoViewerProps {
  close: string;
  next: string;
  previous: string;
  /** Label of the link to the current photograph. */
  link: string;
  /** URL of this page of the gallery. */
  page: string;
}

const id = 'photo-viewer';

/** The dialog that shows a photograph as large as the window; the script of the gallery fills it in. */
export const PhotoViewer = ({ close, next, previous, link, page }: PhotoViewerProps) => (
  <dialog className={styles.viewer} id={id} aria-labelledby={`${id}-caption`}>
    <figure>
      <div className={styles.frame} data-part="frame" />
      <figcaption className={styles.bottom}>
        <span className={styles.words}>
          <span className={styles.caption} id={`${id}-caption`} data-part="caption" />
          <span className={`${typography.figures} ${styles.number}`} data-part="number" />
        </span>
        <a href={page} data-part="link">
          {link}
        </a>
        <span className={styles.buttons}>
          <button
            className={styles.button}
            type="button"
            aria-label={previous}
            data-part="previous"
          >
            <Icon name="back" />
          </button>
          <button
            className={styles.button}
            type="button"
            aria-label={next}
            data-part="next"
            autoFocus
          >
            <Icon name="arrow" />
          </button>
        </span>
      </figcaption>
    </figure>
    <button
      className={`${styles.button} ${styles.close}`}
      type="button"
      aria-label={close}
      {...{ command: 'close', commandfor: id }}
    >
      <Icon name="close" />
    </button>
  </dialog>
);
