import type { trialProps } from './trial-page.ts';
import typography from '../../design/parts/typography.module.scss';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-trial.ts';
import { QuestionList } from '../../design/parts/Disclosure.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { MessageForm } from './MessageForm.tsx';
import { timeParts, trialParts } from './trial-parts.ts';
import { Photo } from '../../design/parts/Photo.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../../design/parts/Icon.tsx';
import { PageLink } from '../../design/parts/Links.tsx';
import styles from './TrialPage.module.scss';

export type TrialPageProps = ReturnType<typeof trialProps>;

/** The page /trial, about a first class; its props come from trial-page.ts. */
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
      <LiveMarkup<typeof script> name="liveTrial" props={live} className={styles.request}>
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

const TrialTop = ({ title, photo, cost, terms, termsNote }: TrialPageProps['top']) => (
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

/** The three steps to a first class: class, time and name. live-trial.ts shows the times and writes the message. */
const Steps = ({ words, classes }: TrialPageProps['steps']) => (
  <div className={styles.steps}>
    <Step number={1} legend={words.class}>
      <div className={styles.classes}>
        {classes.map(({ id, name, perWeek }) => (
          <label key={id}>
            <input type="radio" name="class" value={id} {...trialParts.class} />
            <span className={styles.hole} aria-hidden="true" />
            <b>{name}</b>{' '}
            {perWeek !== undefined && <span className={typography.figures}>{perWeek}</span>}
          </label>
        ))}
      </div>
    </Step>
    <Step number={2} legend={words.time}>
      <div className={styles.times} {...trialParts.times} />
      <p className={styles.hint} role="status" {...trialParts.status}>
        {words.before}
      </p>
      <p className={styles.hint} {...trialParts.bring} />
      <template {...trialParts.time}>
        <label>
          <input type="radio" name="time" {...timeParts.choice} />
          <span {...timeParts.date} />{' '}
          <span className={typography.figures}>
            <span {...timeParts.number} />
            <small {...timeParts.half} />
          </span>{' '}
          <span className={styles.coach} {...timeParts.coach} />
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
        {...trialParts.name}
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

/** The usual times of each class, which replace the steps if scripts are off. */
const TimesWithoutScript = ({
  heading,
  lead,
  classes,
  link,
}: TrialPageProps['timesWithoutScript']) => (
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
    <PageLink to="/schedule">
      {link}
      <Icon name="arrow" />
    </PageLink>
  </div>
);
