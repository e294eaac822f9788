import type { galleryProps } from './gallery-page.ts';
import typography from '../../design/parts/typography.module.scss';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-gallery.ts';
import { Banner } from '../../design/parts/Banner.tsx';
import { Pager } from '../Pager.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import { Icon } from '../../design/parts/Icon.tsx';
import { galleryParts } from './gallery-parts.ts';
import styles from './GalleryPage.module.scss';

type GalleryPageProps = ReturnType<typeof galleryProps>;

/** A page of the gallery; its props come from gallery-page.ts. */
export const GalleryPage = ({ banner, photographs, viewer, pager, live }: GalleryPageProps) => (
  <>
    <Banner {...banner} />
    <section className={styles.gallery} aria-label={banner.title}>
      <LiveMarkup<typeof script> name="liveGallery" props={live}>
        <form>
          <ul className={styles.tiles}>
            {photographs.map(({ id, caption, photo, shape, openName, large }) => (
              <li key={id} id={`photo-${id}`} data-shape={shape}>
                <button
                  className={styles.tile}
                  type="submit"
                  formAction={large}
                  aria-label={openName}
                  value={id}
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
  <dialog
    className={styles.viewer}
    id={id}
    aria-labelledby={`${id}-caption`}
    {...galleryParts.viewer}
  >
    <figure>
      <div className={styles.frame} {...galleryParts.frame} />
      <figcaption className={styles.bottom}>
        <span className={styles.words}>
          <span className={styles.viewerCaption} id={`${id}-caption`} {...galleryParts.caption} />
          <span className={`${typography.figures} ${styles.number}`} {...galleryParts.number} />
        </span>
        <a href={page} {...galleryParts.link}>
          {link}
        </a>
        <span className={styles.buttons}>
          <button
            className={styles.button}
            type="button"
            aria-label={previous}
            {...galleryParts.previous}
          >
            <Icon name="back" />
          </button>
          <button
            className={styles.button}
            type="button"
            aria-label={next}
            {...galleryParts.next}
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
      {...galleryParts.close}
    >
      <Icon name="close" />
    </button>
  </dialog>
);
