import { useEffect, useState } from 'react';
import { Message } from '../../editor/frame/Message.tsx';
import { Title } from '../../editor/frame/Title.tsx';
import { linkTo } from '../../editor/route.ts';
import { useStore } from '../../editor/use-desk.ts';
import type { Progress } from '../../editor/workspace/workspace.ts';
import { words as deskWords } from '../words.ts';
import { webWords as words } from '../words/web-words.ts';
import { lastPublishIn } from './last-publish.ts';
import { useHistory } from './use-history.ts';

/** In milliseconds, between two looks at the progress. */
const lookInterval = 3000;
const steps = ['checked', 'handed-over', 'building', 'live'] as const;

/** The progress of the last publish, until visitors see it. `isTakeBack`: it took an earlier publish back. */
export function Published({ isTakeBack = false }: { isTakeBack?: boolean }) {
  const { state, address } = useProgress();
  const isLive = state === 'live';
  const isFailed = state === 'failed';
  const reached = steps.indexOf(isFailed || state === 'saved' ? 'building' : state);
  const isPast = (at: number) => at < reached || isLive;
  const isStuck = (at: number) => isFailed && at === reached;
  const title = isTakeBack && !isFailed ? words.takeBackTitleOf(isLive) : words.published(state);
  return (
    <>
      <Title hint={isTakeBack ? words.takenBackHint : words.publishedHint[state]}>{title}</Title>
      <ol className="steps" aria-live="polite">
        {steps.map((step, at) => (
          <li
            key={step}
            className={[isPast(at) && 'done', isStuck(at) && 'failed'].filter(Boolean).join(' ')}
            aria-current={at === reached && !isLive ? 'step' : undefined}
          >
            <b>
              {words.publishSteps[step][0]}
              {isPast(at) && <span className="vh">: {words.done}</span>}
            </b>
            {at <= reached && <p>{isStuck(at) ? words.itFailed : words.publishSteps[step][1]}</p>}
          </li>
        ))}
      </ol>
      <div role="alert">
        {isFailed && (
          <Message kind="bad" fact={words.failedFact}>
            {words.failedHint}
          </Message>
        )}
      </div>
      <div className="row part">
        {address !== undefined && (
          <a className="btn" href={address} target="_blank" rel="noreferrer">
            {isFailed ? words.seeWhatFailed : words.seeTheWebsite}
          </a>
        )}
        <a className="btn" href="#/">
          {deskWords.allTasks}
        </a>
        <a className="btn text" href={linkTo('history')}>
          {deskWords.history}
        </a>
      </div>
      {(isLive || isFailed) && !isTakeBack && <SomethingWrong />}
    </>
  );
}

/** The link to take the publish back. */
function SomethingWrong() {
  const last = lastPublishIn(useHistory());
  return (
    last && (
      <section className="part">
        <h2>{words.somethingWrong}</h2>
        <p>{words.somethingWrongHint}</p>
        <div className="row part">
          <a className="btn" href={linkTo('take-back', last.id)}>
            {words.takeBack}
          </a>
        </div>
      </section>
    )
  );
}

/** The progress, updated until it is live or has failed. */
function useProgress(): Progress {
  const { desk } = useStore();
  const [progress, setProgress] = useState<Progress>({ state: 'handed-over' });
  const isOver = progress.state === 'live' || progress.state === 'failed';
  useEffect(() => {
    if (isOver) return;
    const look = () => void desk.progress().then(setProgress, () => undefined);
    look();
    const timer = setInterval(look, lookInterval);
    return () => clearInterval(timer);
  }, [desk, isOver]);
  return progress;
}
