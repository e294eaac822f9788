import type { featuredClasses } from './home-page.ts';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import { Section, SectionHead } from '../../design/parts/Section.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './FeaturedClasses.module.scss';
import { smallHeadingRoom, keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { PageLink } from '../../design/parts/Links.tsx';

type FeaturedClassesProps = ReturnType<typeof featuredClasses>;

/** The section of the home page with the classes that staff feature, and a banner to join. */
export const FeaturedClasses = ({ heading, lead, classes, banner }: FeaturedClassesProps) => (
  <Section labelledBy="featured-heading" className={styles.featured}>
    <SectionHead id="featured-heading" heading={heading} lead={lead} />
    <ul className={styles.stack}>
      {classes.map(({ id, to, name, summary, perWeek, withTrainer, photo }) => (
        <li key={id}>
          <PageLink className={styles.plate} to={to}>
            <div className={styles.photo}>
              <Photo {...photo} sizes="(min-width: 48rem) 70vw, 100vw" />
            </div>
            <span className={styles.hole} aria-hidden="true" />
            <div>
              <h3>{keepWordsWhole(name, smallHeadingRoom)}</h3>
              <p className={styles.summary}>{summary}</p>
            </div>
            <p className={styles.facts}>
              <span className={typography.figures}>{perWeek}</span>
              {withTrainer !== undefined && <span>{withTrainer}</span>}
            </p>
          </PageLink>
        </li>
      ))}
    </ul>
    <div className={styles.banner} data-ground="oxide">
      <div>
        <h3>{keepWordsWhole(banner.heading, smallHeadingRoom)}</h3>
        <p className={typography.lead}>
          {banner.body}{' '}
          {banner.trial && <PageLink to={banner.trial.to}>{banner.trial.label}</PageLink>}
        </p>
      </div>
      <ButtonLink {...banner.button} large arrow />
    </div>
  </Section>
);
