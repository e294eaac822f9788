import type { classProps } from './class-page.ts';
import { lettersOf } from '../../content/text/text-size.ts';
import typography from '../../design/parts/typography.module.scss';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { PostLinks } from '../../design/parts/PostParts.tsx';
import { QuestionList } from '../../design/parts/Disclosure.tsx';
import { NextSession, TimesSection } from '../schedule/TimetableTools.tsx';
import { HangingBlock, type RootLength, Section } from '../../design/parts/Section.tsx';
import { Testimonials } from '../../design/parts/Testimonials.tsx';
import { keepWordsWhole, smallHeadingRoom } from '../../design/parts/keep-words-whole.tsx';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from '../schedule/live-times.ts';
import { ListLink, TextLink } from '../../design/parts/Links.tsx';
import { Photo, Portrait } from '../../design/parts/Photo.tsx';
import { LanguageNames } from '../../design/parts/GymFacts.tsx';
import { classNames } from '../../design/parts/class-names.ts';
import styles from './ClassPage.module.scss';

export type ClassPageProps = ReturnType<typeof classProps>;

/** The page of a class; its props come from class-page.ts. live-times.ts keeps its times up to date. */
export const ClassPage = (props: ClassPageProps) => {
  const { times, live, about, coaches, testimonials, questions, ask, posts } = props;
  return (
    <>
      <LiveMarkup<typeof script> name="liveTimes" props={live}>
        <ClassTop {...props} />
        <TimesSection {...times} />
      </LiveMarkup>
      <ClassFacts {...about} />
      <ClassCoaches coaches={coaches} />
      {testimonials && <Testimonials {...testimonials} />}
      {questions.items.length > 0 && (
        <Section labelledBy="questions-heading">
          <div className={styles.questions}>
            <div>
              <h2 id="questions-heading">{keepWordsWhole(questions.heading)}</h2>
              <p className={`${typography.lead} ${typography.quiet}`}>{questions.lead}</p>
              <ButtonLink {...ask} outlined />
            </div>
            <QuestionList items={questions.items} />
          </div>
        </Section>
      )}
      <PostLinks label={posts.label} posts={posts.items} />
    </>
  );
};

/** Returns the style class for the size of a name, by its length. */
function sizeClass(name: string) {
  if (lettersOf(name) <= 6) return styles.short;
  return lettersOf(name) <= 10 ? styles.middle : styles.long;
}

const ClassTop = ({ name, photo, allClassesLink, next, join, ask }: ClassPageProps) => (
  <div className={classNames(styles.top, !photo && styles.withoutPhoto)}>
    {photo && (
      <div className={styles.photo}>
        <Photo {...photo} sizes="100vw" first />
      </div>
    )}
    <div className={styles.words}>
      <ListLink {...allClassesLink} />
      <h1 className={sizeClass(name)}>{keepWordsWhole(name, 0)}</h1>
      <div className={styles.bottom}>
        <NextSession {...next} />
        <div className={styles.buttons}>
          <ButtonLink {...join} large arrow />
          <ButtonLink {...ask} outlined large />
        </div>
      </div>
    </div>
  </div>
);

const ClassFacts = ({ heading, lead, minutes, facts, firstTime }: ClassPageProps['about']) => (
  <Section ground="oxide" labelledBy="about-heading">
    <div className={styles.about}>
      <div>
        <h2 id="about-heading">{keepWordsWhole(heading)}</h2>
        {lead.map((text) => (
          <p key={text} className={`${typography.lead} ${styles.lead}`}>
            {text}
          </p>
        ))}
        {minutes && (
          <p className={styles.minutes}>
            <span className={typography.figures}>{minutes.number}</span>
            <b>{minutes.label}</b>
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{firstTime.label}</dt>
          <dd>
            <TextLink {...firstTime.link} />
          </dd>
        </div>
      </dl>
    </div>
  </Section>
);

const rootLengths: readonly RootLength[] = ['9', '5'];

const ClassCoaches = ({ coaches }: Pick<ClassPageProps, 'coaches'>) => (
  <Section ground="bone" className={styles.coaches}>
    <ul>
      {coaches.map(({ id, label, name, role, line, languages, portrait, more }, index) => (
        <li key={id} className={styles.coach}>
          {portrait && (
            <HangingBlock
              length={rootLengths[index % rootLengths.length]!}
              className={styles.portrait}
            >
              <Portrait {...portrait} sizes="(min-width: 60rem) 40vw, 100vw" />
            </HangingBlock>
          )}
          <div className={styles.coachWords}>
            <p className={typography.label}>{label}</p>
            <p className={styles.line}>{line}</p>
            <h2>{keepWordsWhole(name, smallHeadingRoom)}</h2>
            <p className={typography.quiet}>
              {role}
              {languages.length > 0 && ': '}
              <LanguageNames spoken={languages} />
            </p>
            <ButtonLink {...more} outlined arrow />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
