import { preload } from 'react-dom';
import { focusClasses, plainSource, sourceSet, type Photograph } from '../rendering/photographs.ts';
import styles from './Photo.module.scss';

export interface PhotoProps {
  photograph: Photograph;
  /** "60% 50%": the point that stays visible. */
  focus: string;
  /** The same on a phone in portrait. */
  focusNarrow?: string | undefined;
  /** Decorative without it. */
  alt?: string | undefined;
  /** The attribute of the img element. */
  sizes: string;
  /** In the first view: preloaded with high priority. */
  first?: boolean;
}

/** A photograph without its size on the page. */
export type Picture = Omit<PhotoProps, 'sizes'>;

/** A photograph that fills its container, cropped around its focus. */
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
  // Lets the browser load it before it has parsed as far as the image.
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
