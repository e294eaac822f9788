import { useCallback, useEffect, useState } from 'react';
import type { Desk, PublishState } from '../../editor/protocol.ts';
import { Message } from '../../editor/frame/Message.tsx';
import { Title } from '../../editor/frame/Title.tsx';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { PublishConflicts } from './Conflicts.tsx';
import { PublishSetUp } from './PublishSetUp.tsx';
import { PublishSteps } from './PublishSteps.tsx';

/** How often is asked how far it is, in milliseconds. */
const pace = 1000;

/** Brings what is saved to the website, and shows how far it is; leads through the set-up where that is not done. */
export function Publish() {
  const store = useStore();
  const { version } = useShown();
  const [state, setState] = useState<PublishState>();
  const [isSettingUp, setUp] = useState(false);
  const ask = useCallback(
    async (what: (desk: Desk) => Promise<PublishState>) => {
      const told = await store.request(what);
      if (told) setState(told);
    },
    [store],
  );
  useEffect(() => {
    const look = () => void store.desk.publishState().then(setState, () => undefined);
    look();
    const timer = setInterval(look, pace);
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
  const isGoing = progress !== undefined && !['live', 'failed', 'stopped'].includes(progress.state);
  return (
    <>
      <Title
        hint={
          isGoing
            ? words.goOnWorking
            : repository &&
              words.publishedTo(repository.owner, repository.name, repository.keyEndsWith)
        }
      >
        {titleOf(progress?.state, isGoing)}
      </Title>
      <PublishConflicts
        conflicts={conflicts}
        onChoose={(one, choice) => void ask((desk) => desk.answerPublish(one, choice))}
      />
      {progress && <PublishSteps progress={progress} />}
      {!isGoing && unpublished.length > 0 && (
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
      {!isGoing && unpublished.length === 0 && !progress && (
        <Message kind="note">{words.nothingToPublish}</Message>
      )}
      <Acts state={state} isGoing={isGoing} ask={ask} onSetUp={() => setUp(true)} />
    </>
  );
}

type Ask = (what: (desk: Desk) => Promise<PublishState>) => Promise<void>;

/** What can be done now. */
function Acts({
  state: { way, conflicts, canTakeBack },
  isGoing,
  ask,
  onSetUp,
}: {
  state: PublishState;
  isGoing: boolean;
  ask: Ask;
  onSetUp: () => void;
}) {
  if (isGoing && way !== 'command') return null;
  if (isGoing)
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

function titleOf(state: string | undefined, isGoing: boolean): string {
  if (isGoing) return words.publishTitle.going;
  if (state === 'live') return words.publishTitle.live;
  return state === undefined ? words.publishTitle.ready : words.publishTitle.failed;
}
