import { useEffect, useState } from 'react';
import { Title } from '../../editor/frame/Title.tsx';
import { to } from '../../editor/route.ts';
import { useStore } from '../../editor/use-desk.ts';
import type { Progress } from '../../editor/workspace/workspace.ts';
import { words as deskWords } from '../words.ts';
import { webWords as words } from '../words/web-words.ts';

/** In milliseconds. */
const lookInterval = 3000;
const steps = ['checked', 'handed-over', 'building', 'live'] as const;

/** How far what was just published is, until visitors see it. */
export function Published() {
  const { state, address } = useProgress();
  const reached = steps.indexOf(state === 'failed' || state === 'saved' ? 'building' : state);
  return (
    <>
      <Title hint={words.publishedHint[state]}>{words.published(state)}</Title>
      <ol className="steps" aria-live="polite">
        {steps.map((step, at) => (
          <li
            key={step}
            className={at < reached || state === 'live' ? 'done' : undefined}
            aria-current={at === reached && state !== 'live' ? 'step' : undefined}
          >
            <b>
              {words.publishSteps[step][0]}
              {(at < reached || state === 'live') && <span className="vh">: {words.done}</span>}
            </b>
            {at <= reached && <p>{words.publishSteps[step][1]}</p>}
          </li>
        ))}
      </ol>
      <div className="row">
        {address !== undefined && (
          <a className="btn" href={address} target="_blank" rel="noreferrer">
            {state === 'failed' ? words.seeWhatFailed : words.seeTheWebsite}
          </a>
        )}
        <a className="btn" href="#/">
          {deskWords.allTasks}
        </a>
        <a className="btn text" href={to('history')}>
          {deskWords.history}
        </a>
      </div>
    </>
  );
}

/** Asks until it is live or has failed; a look that fails is made again. */
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
