import typography from '../../design/parts/typography.module.scss';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { type LinkedPost, PostLinks } from '../../design/parts/PostParts.tsx';
import { type Question, QuestionList } from '../../design/parts/Disclosure.tsx';
import {
  NextSession,
  type NextSessionProps,
  TimesSection,
  type TimesSectionProps,
} from '../schedule/TimetableTools.tsx';
import { HangingBlock, type RootLength, Section } from '../../design/parts/Section.tsx';
import { Voices, type VoicesProps } from '../../design/parts/Voices.tsx';
import { keepWordsWhole, smallHeadingRoom } from '../../design/parts/keep-words-whole.tsx';
import { LiveMarkup, type LiveProps } from '../../design/islands/Island.tsx';
import { ListLink, TextLink } from '../../design/parts/Links.tsx';
import { Photo, type Picture, Portrait, type PortraitProps } from '../../design/parts/Photo.tsx';
import { LanguageNames, type LanguageNamesProps } from '../../design/parts/GymFacts.tsx';
import styles from './ClassPage.module.scss';

export interface ClassPageProps extends ClassTopProps {
  times: TimesSectionProps;
  live: LiveProps['liveTimes'];
  about: ClassFactsProps;
  coaches: readonly ClassCoach[];
  questions: { heading: string; lead: string; items: readonly Question[] };
  posts: { label: string; items: readonly LinkedPost[] };
  /** Undefined while there are none. */
  voices: VoicesProps | undefined;
}

/** The page of one class: its times, a description, its coaches, words of members, questions and posts. */
export const ClassPage = (props: ClassPageProps) => {
  const { times, live, about, coaches, voices, questions, ask, posts } = props;
  return (
    <>
      <LiveMarkup name="liveTimes" props={live}>
        <ClassTop {...props} />
        <TimesSection {...times} />
      </LiveMarkup>
      <ClassFacts {...about} />
      <ClassCoaches coaches={coaches} />
      {voices && <Voices {...voices} />}
      {questions.items.length > 0 && (
        <Section labelledBy="questions-heading">
          <div className={styles.questions}>
            <div>
              <h2 id="questions-heading">{keepWordsWhole(questions.heading)}</h2>
              <p className={`${typography.lead} ${typography.quiet}`}>{questions.lead}</p>
              <ButtonLink to={ask.to} outlined>
                {ask.label}
              </ButtonLink>
            </div>
            <QuestionList items={questions.items} />
          </div>
        </Section>
      )}
      <PostLinks label={posts.label} posts={posts.items} />
    </>
  );
};

interface ClassTopProps {
  name: string;
  photo: Picture | undefined;
  all: { label: string; to: string };
  next: NextSessionProps | undefined;
  /** Replaces the next time when there is none. */
  none: string;
  join: { to: string; label: string; name: string };
  ask: { to: string; label: string };
}

/** The type size of a name, by its length. */
function sizeClass(name: string) {
  if (name.length <= 6) return styles.short;
  return name.length <= 10 ? styles.middle : styles.long;
}

/** The name of a class over its photograph, with its next time and two buttons. */
const ClassTop = ({ name, photo, all, next, none, join, ask }: ClassTopProps) => (
  <div className={photo ? styles.top : `${styles.top} ${styles.withoutPhoto}`}>
    {photo && (
      <div className={styles.photo}>
        <Photo {...photo} sizes="100vw" first />
      </div>
    )}
    <div className={styles.words}>
      <ListLink {...all} />
      <h1 className={sizeClass(name)}>{keepWordsWhole(name, 0)}</h1>
      <div className={styles.bottom}>
        {next ? <NextSession {...next} /> : <p className={typography.lead}>{none}</p>}
        <div className={styles.buttons}>
          <ButtonLink to={join.to} name={join.name} large arrow>
            {join.label}
          </ButtonLink>
          <ButtonLink to={ask.to} outlined large>
            {ask.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  </div>
);

interface ClassFactsProps {
  heading: string;
  /** One or two paragraphs. */
  lead: readonly string[];
  /** Undefined while the class has no time. */
  minutes: { number: number; label: string } | undefined;
  facts: readonly { label: string; value: string }[];
  firstTime: { label: string; link: { label: string; to: string } };
}

/** The description of a class, its length in large figures, and facts such as its level. */
const ClassFacts = ({ heading, lead, minutes, facts, firstTime }: ClassFactsProps) => (
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
            <TextLink to={firstTime.link.to}>{firstTime.link.label}</TextLink>
          </dd>
        </div>
      </dl>
    </div>
  </Section>
);

interface ClassCoach {
  id: string;
  label: string;
  name: string;
  role: string;
  line: string;
  languages: LanguageNamesProps['spoken'];
  portrait: PortraitProps | undefined;
  more: { to: string; label: string };
}

const rootLengths: readonly RootLength[] = ['9', '5'];

/** The coaches of a class: for each a portrait, a sentence and a link. */
const ClassCoaches = ({ coaches }: { coaches: readonly ClassCoach[] }) => (
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
            <ButtonLink to={more.to} outlined arrow>
              {more.label}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
