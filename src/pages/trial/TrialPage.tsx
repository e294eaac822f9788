import { LiveMarkup, type LiveProps } from '../../design/islands/Island.tsx';
import { QuestionList, type Question } from '../../design/parts/Disclosure.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { TimesWithoutScript, type TimesWithoutScriptProps } from './TimesWithoutScript.tsx';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';
import { Steps, type StepsProps } from './Steps.tsx';
import { TrialTop, type TrialTopProps } from './TrialTop.tsx';
import styles from './TrialPage.module.scss';

export interface TrialPageProps {
  top: TrialTopProps;
  steps: StepsProps;
  timesWithoutScript: TimesWithoutScriptProps;
  messageForm: MessageFormProps;
  live: LiveProps['liveTrial'];
  meet: { heading: string; body: string };
  bring: { heading: string; items: readonly string[] };
  questions: { heading: string; items: readonly Question[] };
}

/** The page about a first class, with a form that writes the visitor's request as a message. */
export const TrialPage = ({
  top,
  steps,
  timesWithoutScript,
  messageForm,
  live,
  meet,
  bring,
  questions,
}: TrialPageProps) => (
  <>
    <TrialTop {...top} />
    <Section ground="bone" className={styles.section}>
      <LiveMarkup name="liveTrial" props={live} className={styles.request}>
        <div className={styles.choices}>
          <Steps {...steps} />
          <TimesWithoutScript {...timesWithoutScript} />
        </div>
        <MessageForm {...messageForm} />
      </LiveMarkup>
    </Section>
    <Section ground="oxide" labelledBy="meet-heading">
      <div className={styles.twoColumns}>
        <div>
          <h2 id="meet-heading">{keepWordsWhole(meet.heading)}</h2>
          <p className={styles.body}>{meet.body}</p>
        </div>
        <div>
          <h3>{bring.heading}</h3>
          <ul className={styles.bring}>
            {bring.items.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
    {questions.items.length > 0 && (
      <Section labelledBy="questions-heading">
        <div className={styles.twoColumns}>
          <h2 id="questions-heading">{keepWordsWhole(questions.heading)}</h2>
          <QuestionList items={questions.items} />
        </div>
      </Section>
    )}
  </>
);
