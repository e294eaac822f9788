import typography from '../../design/parts/typography.module.scss';
import { LiveMarkup, type LiveProps } from '../../design/islands/Island.tsx';
import { type Question, QuestionList } from '../../design/parts/Disclosure.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import type { ReactNode } from 'react';
import type { TrialPageContent } from '../../content/pages/trial.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../design/parts/Icon.tsx';
import styles from './TrialPage.module.scss';

/** The texts and classes of the page /trial; trial-page.ts gives them. */
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

/**
 * The page /trial, about a first class. live-trial.ts finds its elements by `data-part` and `name`: change both
 * together.
 */
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

interface TrialTopProps {
  title: string;
  photo: Picture;
  /** The word "Free", or the price. */
  cost: string;
  terms: string;
  termsNote: string | undefined;
}

const TrialTop = ({ title, photo, cost, terms, termsNote }: TrialTopProps) => (
  <div className={styles.top}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" first />
    </div>
    <div className={styles.words}>
      <h1>{keepWordsWhole(title)}</h1>
      <div className={styles.offer}>
        <p className={`${typography.figures} ${styles.cost}`}>{cost}</p>
        <p>
          <b>{terms}</b> {termsNote}
        </p>
      </div>
    </div>
  </div>
);

interface StepsProps {
  words: Pick<TrialPageContent['pick'], 'class' | 'time' | 'before' | 'name' | 'nameLabel'>;
  /** The classes; `perWeek` is a text such as "3 a week", or undefined if a class is not held every week. */
  classes: readonly { id: string; name: string; perWeek: string | undefined }[];
}

/** The three steps to a first class: class, time and name. live-trial.ts shows the times and writes the message. */
const Steps = ({ words, classes }: StepsProps) => (
  <div className={styles.steps}>
    <Step number={1} legend={words.class}>
      <div className={styles.classes}>
        {classes.map(({ id, name, perWeek }) => (
          <label key={id}>
            <input type="radio" name="class" value={id} />
            <span className={styles.hole} aria-hidden="true" />
            <b>{name}</b>{' '}
            {perWeek !== undefined && <span className={typography.figures}>{perWeek}</span>}
          </label>
        ))}
      </div>
    </Step>
    <Step number={2} legend={words.time}>
      <div className={styles.times} data-part="times" />
      <p className={styles.hint} role="status" data-part="status">
        {words.before}
      </p>
      <p className={styles.hint} data-part="bring" />
      <template data-part="time">
        <label>
          <input type="radio" name="time" />
          <span data-part="date" />{' '}
          <span className={typography.figures}>
            <span data-part="number" />
            <small data-part="half" />
          </span>{' '}
          <span className={styles.coach} data-part="coach" />
        </label>
      </template>
    </Step>
    <Step number={3} legend={words.name}>
      <label className={styles.label} htmlFor="trial-name">
        {words.nameLabel}
      </label>
      <input
        className={styles.input}
        id="trial-name"
        autoComplete="given-name"
        maxLength={40}
        data-part="name"
      />
    </Step>
  </div>
);

const Step = ({
  number,
  legend,
  children,
}: {
  number: number;
  legend: string;
  children: ReactNode;
}) => (
  <fieldset className={styles.step}>
    <legend>
      <span className={typography.figures}>{number}</span> {legend}
    </legend>
    {children}
  </fieldset>
);

interface TimesWithoutScriptProps {
  heading: string;
  lead: string;
  /** The classes; `times` are those of a usual week, such as "Mon 6:00pm, Tue and Fri 9:00am". */
  classes: readonly { id: string; name: string; times: string }[];
  link: string;
}

/** The usual times of each class, which replace the steps if scripts are off. */
const TimesWithoutScript = ({ heading, lead, classes, link }: TimesWithoutScriptProps) => (
  <div className={styles.plainTimes}>
    <h2>{keepWordsWhole(heading)}</h2>
    <p className={`${typography.lead} ${typography.quiet}`}>{lead}</p>
    <dl>
      {classes.map(({ id, name, times }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
    <Link to="/schedule" discover="none">
      {link}
      <Icon name="arrow" />
    </Link>
  </div>
);
