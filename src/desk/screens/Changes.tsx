import { useState } from 'react';
import type { DeskProblem } from '../../editor/protocol.ts';
import { Message } from '../../editor/frame/Message.tsx';
import { Title } from '../../editor/frame/Title.tsx';
import { to } from '../../editor/route.ts';
import type { Session } from '../../editor/session.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import { Conflicts } from './Conflicts.tsx';
import { Consequences } from './Consequences.tsx';
import { inventedIn } from './invented.ts';
import { MistakesFound } from './MistakesFound.tsx';
import { OneChange } from './OneChange.tsx';
import { Published } from './Published.tsx';

/** The differences between the draft and the saved content: each can be reverted, and all can be saved. */
export function Changes() {
  const shown = useShown();
  const store = useStore();
  const [isSaved, setSaved] = useState(false);
  const [by, setBy] = useState(shown.session?.name ?? shown.setting.person);
  const { changes, conflicts } = shown;
  const wrong = shown.problems.filter(({ severity }) => severity === 'error');
  const isBlocked = wrong.length > 0 || conflicts.length > 0;
  if (__ON_WEB__ && changes.length === 0 && isSaved) return <Published />;
  if (changes.length === 0) return <NoChanges isSaved={isSaved} wrong={wrong} />;
  return (
    <>
      <Title hint={words.readOnce}>{words.changesCount(changes.length)}</Title>
      <Conflicts />
      <MistakesFound wrong={wrong} />
      <Consequences />
      <ul className="rows">
        {changes.map((change) => (
          <OneChange key={JSON.stringify([change.what, change.places[0]])} change={change} />
        ))}
      </ul>
      {wrong.length === 0 && (
        <div className="part">
          <Message kind="note" fact={words.checked}>
            {words.nothingToFix(inventedIn(shown).length)}
          </Message>
        </div>
      )}
      {!__ON_WEB__ && <YourName value={by} onChange={setBy} />}
      <div className="row part">
        {maySave(shown.session) ? (
          <button
            className="btn go"
            type="button"
            disabled={isBlocked}
            onClick={() => void store.save(by).then(setSaved)}
          >
            {words.saveChanges(changes.length)}
          </button>
        ) : (
          <Message kind="note">{words.hostFaults['not-allowed']}</Message>
        )}
        <button
          className="btn text"
          type="button"
          onClick={() => void store.ask(words.puttingBack, (desk) => desk.putAllBack())}
        >
          {words.putAllBack}
        </button>
      </div>
    </>
  );
}

/** Everybody at the desk of a folder, and on the web who may publish. */
const maySave = (session: Session | undefined) =>
  session === undefined || session.role === 'publisher' || session.role === 'owner';

/** At the desk of a folder, where nobody signs in. */
const YourName = ({ value, onChange }: { value: string; onChange: (name: string) => void }) => (
  <div className="field part">
    <label className="label" htmlFor="by">
      {words.yourName}
    </label>
    <p className="hint" id="by-hint">
      {words.yourNameHint}
    </p>
    <input
      id="by"
      className="input"
      type="text"
      autoComplete="given-name"
      aria-describedby="by-hint"
      maxLength={60}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
);

/** Saved files may have errors too, if somebody edited them by hand. */
const NoChanges = ({ isSaved, wrong }: { isSaved: boolean; wrong: readonly DeskProblem[] }) => (
  <>
    <Title hint={isSaved ? words.savedHint : words.noChangesHint}>
      {isSaved ? words.saved : words.changesCount(0)}
    </Title>
    <Conflicts />
    <MistakesFound wrong={wrong} />
    <div className="row">
      <a className="btn" href="#/">
        {words.allTasks}
      </a>
      <a className="btn text" href={to('history')}>
        {words.history}
      </a>
    </div>
  </>
);
