import { sourceSet, type Photograph } from '../photographs.ts';
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

const snap = (percentage: string) => Math.round(Number(percentage.replace('%', '')) / 5) * 5;

/** "58% 50%" → "fx-60 fy-50": two constant sets of classes, snapped to 5 %. */
export function focusClasses(focus: string, focusNarrow?: string): string {
  const [x = '50%', y = '50%'] = focus.split(' ');
  const classes = `fx-${snap(x)} fy-${snap(y)}`;
  return focusNarrow === undefined ? classes : `${classes} mx-${snap(focusNarrow.split(' ')[0]!)}`;
}

/** A photograph that fills the place it stands in, cropped around its focus. */
export function Photo({
  photograph,
  focus,
  focusNarrow,
  alt = '',
  sizes,
  first = false,
}: PhotoProps) {
  const { base, width, height, widths } = photograph;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(photograph, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(photograph, 'webp')} sizes={sizes} />
      <img
        className={`${styles.photo} ${focusClasses(focus, focusNarrow)}`}
        src={`${base}-${widths[Math.min(1, widths.length - 1)]}.jpg`}
        srcSet={sourceSet(photograph, 'jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
