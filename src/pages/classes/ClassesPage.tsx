import type { allClassesProps } from './classes-page.ts';
import { Link } from 'react-router-dom';
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
                <Link to={to} discover="none">
                  {keepWordsWhole(name)}
                </Link>
              </h2>
            </div>
            <div className={styles.words}>
              <p>{body}</p>
              <dl>
                {facts.map(({ label, value, to }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {to === undefined ? (
                        value
                      ) : (
                        <Link to={to} discover="none">
                          {value}
                        </Link>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
              <ButtonLink to={`/contact?class=${id}`} name={joinName} arrow>
                {joinButton}
              </ButtonLink>
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
                <Link to={to} discover="none">
                  {name}
                </Link>
              </h3>
              <p className={typography.quiet}>{summary}</p>
              <p>
                <b>
                  {coach.map((one) => (
                    <Link key={one.to} to={one.to} discover="none">
                      {one.value}
                    </Link>
                  ))}
                </b>
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.link}>
          <ButtonLink to={others.link.to} outlined arrow>
            {others.link.label}
          </ButtonLink>
        </p>
      </Section>
    )}
  </>
);
