import { ButtonLink } from '../../design/parts/Button.tsx';
import { PostLinks, type LinkedPost } from '../../design/parts/PostParts.tsx';
import { QuestionList, type Question } from '../../design/parts/Disclosure.tsx';
import { TimesSection, type TimesSectionProps } from '../schedule/TimesSection.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { Voices, type VoicesProps } from '../../design/parts/Voices.tsx';
import typography from '../../design/parts/typography.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { LiveMarkup, type LiveProps } from '../../design/islands/Island.tsx';
import { ClassCoaches, type ClassCoach } from './ClassCoaches.tsx';
import { ClassFacts, type ClassFactsProps } from './ClassFacts.tsx';
import { ClassTop, type ClassTopProps } from './ClassTop.tsx';
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
