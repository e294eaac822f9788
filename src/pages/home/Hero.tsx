import type { homeProps } from './home-page.ts';
import { lettersOf } from '../../content/text/text-size.ts';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-status.ts';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import { statusParts } from './home-parts.ts';
import { classNames } from '../../design/parts/class-names.ts';
import styles from './Hero.module.scss';

type HeroProps = ReturnType<typeof homeProps>['hero'];

/** The most characters of a line that stays unbroken in the largest type. */
const longestLine = 16;

/** The most letters of words in large and in smaller type on a phone, so that words do not break. */
const longestLargeWord = 8;
const longestSmallerWord = 12;

/** The top of the home page: the two lines of the title over a photograph, and whether the gym is open. */
export function Hero({ tagline, lead, button, secondButton, photo, status, widest }: HeroProps) {
  const fits = tagline.every((line) => lettersOf(line) <= longestLine);
  const wordLength = Math.max(...tagline.join(' ').split(' ').map(lettersOf));
  const size =
    wordLength > longestSmallerWord
      ? styles.smallest
      : wordLength > longestLargeWord && styles.smaller;
  return (
    <section className={styles.hero}>
      <div className={styles.photo}>
        <Photo {...photo} sizes="100vw" first />
      </div>
      <h1 className={classNames(styles.tagline, fits && styles.unbroken, size)}>
        <span>{tagline[0]} </span>
        <span>{tagline[1]}</span>
      </h1>
      <div className={styles.bottom}>
        <p className={typography.lead}>{lead}</p>
        <div className={styles.buttons}>
          <ButtonLink {...button} large arrow />
          <ButtonLink {...secondButton} outlined large />
        </div>
        <LiveMarkup<typeof script> name="liveStatus" props={status} className={styles.status}>
          <p className={styles.opening} data-longest={widest.opening}>
            <span className={styles.dot} {...statusParts.dot}>
              <a href="/contact#hours" {...statusParts.opening}>
                {status.words.fallback}
              </a>
            </span>
          </p>
          <p data-longest={widest.class}>
            <span {...statusParts.class} />
          </p>
        </LiveMarkup>
      </div>
    </section>
  );
}
