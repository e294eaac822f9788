import { useCallback, useEffect, useState } from 'react';
import type { Desk, PublishState } from '../../editor/protocol.ts';
import { Message } from '../../editor/frame/Message.tsx';
import { Title } from '../../editor/frame/Title.tsx';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { ConflictList } from './Conflicts.tsx';
import { PublishSetUp } from './PublishSetUp.tsx';
import { PublishSteps } from './PublishSteps.tsx';

/** In milliseconds. */
const pollInterval = 1000;

/** Publishes the saved content and shows the progress; shows the set-up until that is done. */
export function Publish() {
  const store = useStore();
  const { version } = useShown();
  const [state, setState] = useState<PublishState>();
  const [isSettingUp, setUp] = useState(false);
  const ask = useCallback(
    async (what: (desk: Desk) => Promise<PublishState>) => {
      const received = await store.request(what);
      if (received) setState(received);
    },
    [store],
  );
  useEffect(() => {
    const look = () => void store.desk.publishState().then(setState, () => undefined);
    look();
    const timer = setInterval(look, pollInterval);
    return () => clearInterval(timer);
  }, [store, version]);
  if (!state) return <Title>{words.publishTitle.ready}</Title>;
  if (state.way === 'none' || isSettingUp)
    return (
      <PublishSetUp
        onDone={() => {
          setUp(false);
          void ask((desk) => desk.publishState());
        }}
      />
    );
  const { progress, repository, unpublished, conflicts } = state;
  const isRunning =
    progress !== undefined && !['live', 'failed', 'stopped'].includes(progress.state);
  return (
    <>
      <Title
        hint={
          isRunning
            ? words.goOnWorking
            : repository &&
              words.publishedTo(repository.owner, repository.name, repository.keyEndsWith)
        }
      >
        {titleOf(progress?.state, isRunning)}
      </Title>
      <ConflictList
        conflicts={conflicts}
        onChoose={(one, choice) => void ask((desk) => desk.answerPublish(one, choice))}
      />
      {progress && <PublishSteps progress={progress} />}
      {!isRunning && unpublished.length > 0 && (
        <div className="part">
          <p>{words.toPublish}</p>
          <ul className="rows">
            {unpublished.map((line) => (
              <li className="line" key={line}>
                <b>{line}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isRunning && unpublished.length === 0 && !progress && (
        <Message kind="note">{words.nothingToPublish}</Message>
      )}
      <Acts state={state} isRunning={isRunning} ask={ask} onSetUp={() => setUp(true)} />
    </>
  );
}

type Ask = (what: (desk: Desk) => Promise<PublishState>) => Promise<void>;

function Acts({
  state: { way, conflicts, canTakeBack },
  isRunning,
  ask,
  onSetUp,
}: {
  state: PublishState;
  isRunning: boolean;
  ask: Ask;
  onSetUp: () => void;
}) {
  if (isRunning && way !== 'command') return null;
  if (isRunning)
    return (
      <button className="btn" type="button" onClick={() => void ask((desk) => desk.stopPublish())}>
        {words.stop}
      </button>
    );
  return (
    <div className="row part">
      <button
        className="btn go"
        type="button"
        disabled={conflicts.length > 0}
        onClick={() => void ask((desk) => desk.publish())}
      >
        {words.publishNow}
      </button>
      {canTakeBack && (
        <button
          className="btn text"
          type="button"
          onClick={() => void ask((desk) => desk.takeBack())}
        >
          {words.takeItBack}
        </button>
      )}
      <button className="btn text" type="button" onClick={onSetUp}>
        {words.setUpAgain}
      </button>
    </div>
  );
}

function titleOf(state: string | undefined, isRunning: boolean): string {
  if (isRunning) return words.publishTitle.going;
  if (state === 'live') return words.publishTitle.live;
  return state === undefined ? words.publishTitle.ready : words.publishTitle.failed;
}
