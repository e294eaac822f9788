import { preload } from 'react-dom';
import {
  type Photograph,
  focusClasses,
  plainSource,
  sourceSet,
} from '../../content/photographs.ts';
import styles from './Photo.module.scss';

/** A photograph and how it is shown. Its file addresses come from src/content/photographs.ts. */
export interface PhotoProps {
  photograph: Photograph;
  /** The point that stays visible, such as "60% 50%". */
  focus: string;
  /** The point in a narrow window; only its horizontal value counts, and only in Hero and AuthScreen. */
  focusNarrow?: string | undefined;
  /** The alternative text; none for a decorative photograph. */
  alt?: string | undefined;
  /** The `sizes` attribute of the image: its width at each width of the window. */
  sizes: string;
  /** Whether it is visible when the page opens, and therefore preloaded. */
  first?: boolean;
}

/** A photograph as a page gives it to its template, which knows the `sizes`. */
export type Picture = Omit<PhotoProps, 'sizes'>;

/** A photograph in several sizes and formats, with its colour until it has loaded. */
export function Photo({
  photograph,
  focus,
  focusNarrow,
  alt = '',
  sizes,
  first = false,
}: PhotoProps) {
  const { width, height, colour } = photograph;
  const sources = sourceSet(photograph);
  // A preload starts before the parser reaches the image.
  if (first)
    preload(plainSource(photograph), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        className={`${styles.photo} ${focusClasses(focus, focusNarrow)} photo-${colour}`}
        src={plainSource(photograph)}
        width={width}
        height={height}
        alt={alt}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}

export interface PortraitProps {
  photo: Picture;
  /** The caption, if the photograph does not show the coach. */
  note: string | undefined;
}

/** The photograph of a coach, or of one of their classes with a note that says so. */
export const Portrait = ({
  photo,
  note,
  sizes,
  first = false,
}: PortraitProps & { sizes: string; first?: boolean }) => (
  <div className={styles.portrait}>
    <Photo {...photo} sizes={sizes} first={first} />
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </div>
);
