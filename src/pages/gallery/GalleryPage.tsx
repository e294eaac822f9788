import type { galleryProps } from './gallery-page.ts';
import typography from '../../design/parts/typography.module.scss';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import { Banner } from '../../design/parts/Banner.tsx';
import { Pager } from '../Pager.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import { Icon } from '../../design/parts/Icon.tsx';
import styles from './GalleryPage.module.scss';

type GalleryPageProps = ReturnType<typeof galleryProps>;

/**
 * A page of the gallery; its props come from gallery-page.ts. live-gallery.ts finds its elements by `data-part` and
 * `data-photo`: change both together.
 */
export const GalleryPage = ({ banner, photographs, viewer, pager, live }: GalleryPageProps) => (
  <>
    <Banner {...banner} />
    <section className={styles.gallery} aria-label={banner.title}>
      <LiveMarkup name="liveGallery" props={live}>
        <form>
          <ul className={styles.tiles}>
            {photographs.map(({ id, caption, photo, shape, openName, large }) => (
              <li key={id} id={`photo-${id}`} data-shape={shape}>
                <button
                  className={styles.tile}
                  type="submit"
                  formAction={large}
                  aria-label={openName}
                  data-photo={id}
                >
                  <Photo
                    {...photo}
                    sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw"
                  />
                  <span className={styles.caption}>{caption}</span>
                </button>
              </li>
            ))}
          </ul>
        </form>
        <PhotoViewer {...viewer} />
      </LiveMarkup>
      <div className={styles.foot}>{pager && <Pager {...pager} />}</div>
    </section>
  </>
);

const id = 'photo-viewer';

/** The dialog that shows a photograph as large as the window; live-gallery.ts fills it in. */
const PhotoViewer = ({ close, next, previous, link, page }: GalleryPageProps['viewer']) => (
  <dialog className={styles.viewer} id={id} aria-labelledby={`${id}-caption`}>
    <figure>
      <div className={styles.frame} data-part="frame" />
      <figcaption className={styles.bottom}>
        <span className={styles.words}>
          <span className={styles.viewerCaption} id={`${id}-caption`} data-part="caption" />
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
      data-part="close"
    >
      <Icon name="close" />
    </button>
  </dialog>
);
