import { useEffect, useState } from 'react';
import { Title } from '../frame/Title.tsx';
import { linkTo } from '../frame/route.ts';
import { useStore } from '../frame/use-desk.ts';
import type { Progress } from '../../host/workspace/workspace.ts';
import { words } from '../words.ts';

/** In milliseconds, between two looks at the progress. */
const lookInterval = 3000;

/** How far the last publish is, until visitors see it. */
export function Published() {
  const { state, address } = useProgress();
  return (
    <div role="status">
      <Title hint={words.publishedHint[state]}>{words.published[state]}</Title>
      <div className="row part">
        {address !== undefined && (
          <a className="btn" href={address} target="_blank" rel="noreferrer">
            {state === 'failed' ? words.seeWhatFailed : words.seeTheWebsite}
          </a>
        )}
        <a className="btn" href="#/">
          {words.allTasks}
        </a>
        <a className="btn text" href={linkTo('publishes')}>
          {words.publishes}
        </a>
      </div>
    </div>
  );
}

/** The progress, updated until it is over. */
function useProgress(): Progress {
  const { engine } = useStore();
  const [progress, setProgress] = useState<Progress>({ state: 'handed-over' });
  const isOver = ['live', 'failed', 'saved'].includes(progress.state);
  useEffect(() => {
    if (isOver) return;
    const look = () => void engine.progress().then(setProgress, () => undefined);
    look();
    const timer = setInterval(look, lookInterval);
    return () => clearInterval(timer);
  }, [engine, isOver]);
  return progress;
}
