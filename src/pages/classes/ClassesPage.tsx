import type { allClassesProps } from './classes-page.ts';
import { Banner } from '../../design/parts/Banner.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import {
  HangingBlock,
  type RootLength,
  Section,
  SectionHead,
} from '../../design/parts/Section.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './ClassesPage.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { PageLink } from '../../design/parts/Links.tsx';

type ClassesPageProps = ReturnType<typeof allClassesProps>;

const rootLengths: readonly RootLength[] = ['3.5', '9', '5.5'];

/** The page /classes: some classes as large cards, the others as rows. Its props come from classes-page.ts. */
export const ClassesPage = ({ banner, joinButton, cards, others }: ClassesPageProps) => (
  <>
    <Banner {...banner} />
    <Section ground="bone" className={styles.cardSection}>
      <div className={styles.cards}>
        {cards.map(({ id, to, name, photo, body, facts, joinName }, index) => (
          <HangingBlock
            key={id}
            as="article"
            id={id}
            length={rootLengths[index % rootLengths.length]!}
            className={styles.card}
          >
            <div className={styles.photo}>
              <Photo {...photo} sizes="(min-width: 60rem) 34vw, 100vw" />
              <h2>
                <PageLink to={to}>{keepWordsWhole(name)}</PageLink>
              </h2>
            </div>
            <div className={styles.words}>
              <p>{body}</p>
              <dl>
                {facts.map(({ label, value, to }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{to === undefined ? value : <PageLink to={to}>{value}</PageLink>}</dd>
                  </div>
                ))}
              </dl>
              <ButtonLink to={`/contact?class=${id}`} label={joinButton} name={joinName} arrow />
            </div>
          </HangingBlock>
        ))}
      </div>
    </Section>
    {others.classes.length > 0 && (
      <Section labelledBy="others-heading">
        <SectionHead id="others-heading" heading={others.heading} lead={others.intro} />
        <ul className={styles.others}>
          {others.classes.map(({ id, to, name, summary, coach }) => (
            <li key={id} id={id}>
              <h3>
                <PageLink to={to}>{name}</PageLink>
              </h3>
              <p className={typography.quiet}>{summary}</p>
              <p>
                <b>
                  {coach.map((one) => (
                    <PageLink key={one.to} to={one.to}>
                      {one.value}
                    </PageLink>
                  ))}
                </b>
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.link}>
          <ButtonLink {...others.link} outlined arrow />
        </p>
      </Section>
    )}
  </>
);
