import { preload } from 'react-dom';
import { focusClasses, plainSource, sourceSet, type Photograph } from '../rendering/photographs.ts';
import styles from './Photo.module.scss';

export interface PhotoProps {
  photograph: Photograph;
  /** "60% 50%": the point that stays visible. */
  focus: string;
  /** The same on a phone, held upright. */
  focusNarrow?: string | undefined;
  /** Without words it is decoration. */
  alt?: string | undefined;
  /** How wide it is shown, as in an img element. */
  sizes: string;
  /** The first thing that is seen: loaded at once, before all others. */
  first?: boolean;
}

/** A photograph whose place is not known yet. */
export type Picture = Omit<PhotoProps, 'sizes'>;

/** A photograph that fills the place it stands in, cropped around its focus. */
export function Photo({
  photograph,
  focus,
  focusNarrow,
  alt = '',
  sizes,
  first = false,
}: PhotoProps) {
  const { width, height, colour } = photograph;
  const best = sourceSet(photograph);
  // Found in the head before the browser has read as far as the picture itself.
  if (first)
    preload(plainSource(photograph), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: best,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture>
      <source type="image/avif" srcSet={best} sizes={sizes} />
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
