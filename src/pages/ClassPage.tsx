import { ButtonLink } from '../parts/Button.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { PostLinks, type LinkedPost } from '../parts/PostLinks.tsx';
import { QuestionList, type Question } from '../parts/QuestionList.tsx';
import { BoardWithSaves, type BoardWithSavesProps } from './schedule/BoardWithSaves.tsx';
import { Section } from '../parts/Section.tsx';
import { Voices, type VoicesProps } from '../parts/Voices.tsx';
import typography from '../parts/typography.module.scss';
import { keepWordsWhole } from '../parts/keep-words-whole.tsx';
import type { LiveProps } from '../rendering/islands/registry.ts';
import { LiveMarkup } from '../rendering/islands/LiveMarkup.tsx';
import { ClassCoaches, type ClassCoach } from './class/ClassCoaches.tsx';
import { ClassFacts, type ClassFactsProps } from './class/ClassFacts.tsx';
import { ClassTop, type ClassTopProps } from './class/ClassTop.tsx';
import styles from './ClassPage.module.scss';

export interface ClassPageProps extends ClassTopProps {
  times: {
    heading: string;
    week: { label: string; to: string };
    /** Instead of the rows, without any time. */
    none: string | undefined;
    board: BoardWithSavesProps;
    calendar: { to: string; label: string } | undefined;
  };
  live: LiveProps['liveTimes'];
  about: ClassFactsProps;
  coaches: readonly ClassCoach[];
  questions: { heading: string; lead: string; items: readonly Question[] };
  posts: { label: string; items: readonly LinkedPost[] };
  /** Undefined while there are none. */
  voices: VoicesProps | undefined;
}

/** One class: when, for whom, with whom. */
export const ClassPage = (props: ClassPageProps) => {
  const { times, live, about, coaches, voices, questions, ask, posts } = props;
  return (
    <>
      <LiveMarkup name="liveTimes" props={live}>
        <ClassTop {...props} />
        <Section labelledBy="times-heading">
          <div className={styles.head}>
            <h2 id="times-heading">{keepWordsWhole(times.heading)}</h2>
            <TextLink to={times.week.to}>{times.week.label}</TextLink>
          </div>
          {times.none === undefined ? (
            <BoardWithSaves {...times.board} />
          ) : (
            <p className={typography.lead}>{times.none}</p>
          )}
          {times.calendar && (
            <p className={styles.calendar}>
              <ButtonLink to={times.calendar.to} icon="calendar" outlined download>
                {times.calendar.label}
              </ButtonLink>
            </p>
          )}
        </Section>
      </LiveMarkup>
      <ClassFacts {...about} />
      <ClassCoaches coaches={coaches} />
      {voices && <Voices {...voices} />}
      {questions.items.length > 0 && (
        <Section labelledBy="questions-heading">
          <div className={styles.two}>
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
