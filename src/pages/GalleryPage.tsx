import { Banner } from '../parts/Banner.tsx';
import { Pager, type PagerProps } from '../parts/Pager.tsx';
import { Photo, type PhotoProps } from '../parts/Photo.tsx';
import styles from './GalleryPage.module.scss';

type Picture = Omit<PhotoProps, 'sizes'>;

export interface GalleryPageProps {
  banner: { title: string; lead: string; photo: Picture };
  photographs: readonly {
    id: number;
    caption: string;
    photo: Picture;
    shape: 'plain' | 'tall' | 'wide';
  }[];
  pager: PagerProps;
}

/** One page of photographs; each keeps its own shape in the grid, so that no gap is left. */
export const GalleryPage = ({ banner, photographs, pager }: GalleryPageProps) => (
  <>
    <Banner {...banner} />
    <section className={styles.gallery} aria-label={banner.title}>
      <ul className={styles.tiles}>
        {photographs.map(({ id, caption, photo, shape }) => (
          <li key={id} id={`photo-${id}`} data-shape={shape}>
            <figure className={styles.tile}>
              <Photo {...photo} sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw" />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Pager {...pager} />
      </div>
    </section>
  </>
);
