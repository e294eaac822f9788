import { useState } from 'react';
import { ActRow } from '../../editor/form/ActRow.tsx';
import { PlainInput } from '../../editor/form/PlainInput.tsx';
import { Message } from '../../editor/frame/Message.tsx';
import { Title } from '../../editor/frame/Title.tsx';
import { linkTo } from '../../editor/route.ts';
import { mayPublish } from '../../editor/session.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import { wrongIn } from '../subjects.ts';
import { words } from '../words.ts';
import { proposalWords } from '../words/proposal-words.ts';
import { Conflicts } from './Conflicts.tsx';
import { Consequences } from './Consequences.tsx';
import { inventedIn } from './invented.ts';
import { MistakesFound } from './MistakesFound.tsx';
import { NothingToPublish } from './NothingToPublish.tsx';
import { OneChange } from './OneChange.tsx';
import { Proposals } from './Proposals.tsx';
import { PublishLater } from './PublishLater.tsx';
import { Published } from './Published.tsx';

/** The differences between the draft and the saved content: each can be reverted, all can be saved or proposed. */
export function Changes() {
  const shown = useShown();
  const store = useStore();
  const [isSaved, setSaved] = useState(false);
  const [by, setBy] = useState(shown.session?.name ?? shown.setting.person);
  const { changes, conflicts, picturesAway } = shown;
  const { wrong } = wrongIn(shown);
  const isWrong = wrong.length > 0 ? words.fixFirst : undefined;
  const [away] = Object.values(picturesAway);
  const isAway = away && words.pictureAway(away.device);
  const missing = conflicts.length > 0 ? words.settleFirst : (isWrong ?? isAway);
  const isProposer = shown.session?.role === 'proposer';
  if (__ON_WEB__ && changes.length === 0 && isSaved)
    return isProposer ? <Proposed /> : <Published />;
  if (__ON_WEB__ && changes.length === 0) return <NothingToPublish />;
  if (changes.length === 0) return <NoChanges isSaved={isSaved} />;
  return (
    <>
      <Title hint={words.readOnce}>{words.changesCount(changes.length)}</Title>
      <Conflicts />
      <MistakesFound />
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
      {!__ON_WEB__ && (
        <PlainInput
          label={words.yourName}
          hint={words.yourNameHint}
          type="text"
          autoComplete="given-name"
          maxLength={60}
          value={by}
          onChange={({ target }) => setBy(target.value)}
        />
      )}
      <div className="part">
        {__ON_WEB__ && isProposer && <Propose missing={missing} onDone={setSaved} />}
        {mayPublish(shown.session) && (
          <Save missing={missing} onPress={() => void store.save(by).then(setSaved)} />
        )}
        {shown.session?.role === 'viewer' && (
          <div className="row">
            <Message kind="note">{words.hostFaults['not-allowed']}</Message>
            <PutAllBack />
          </div>
        )}
      </div>
    </>
  );
}

/** The button that saves. On the web without a connection, the publish can wait for it. */
function Save({ missing, onPress }: { missing: string | undefined; onPress: () => void }) {
  const { connection, changes } = useShown();
  if (__ON_WEB__ && connection === 'away') return <PublishLater missing={missing} />;
  return (
    <ActRow kind="go" label={words.saveChanges(changes.length)} missing={missing} onPress={onPress}>
      <PutAllBack />
    </ActRow>
  );
}

function PutAllBack() {
  const { ask } = useStore();
  const putBack = () => void ask(words.discarding, (desk) => desk.discardAll());
  return (
    <button className="btn text" type="button" onClick={putBack}>
      {words.discardAll}
    </button>
  );
}

/** The button for those who may only propose. */
function Propose({
  missing,
  onDone,
}: {
  missing: string | undefined;
  onDone: (isDone: boolean) => void;
}) {
  const { changes, session } = useShown();
  const { ask } = useStore();
  const propose = () => ask(proposalWords.proposing, (desk) => desk.save(session!.name, 'new'));
  return (
    <div className="stack tight">
      <p className="hint">{proposalWords.proposeHint}</p>
      <ActRow
        kind="go"
        label={proposalWords.propose(changes.length)}
        missing={missing}
        onPress={() => void propose().then(onDone)}
      >
        <PutAllBack />
      </ActRow>
    </div>
  );
}

const Proposed = () => (
  <>
    <Title hint={proposalWords.proposedHint}>{proposalWords.proposed}</Title>
    <Proposals />
    <div className="row">
      <a className="btn" href="#/">
        {words.allTasks}
      </a>
    </div>
  </>
);

/** Saved files may have errors too, if somebody edited them by hand. */
const NoChanges = ({ isSaved }: { isSaved: boolean }) => (
  <>
    <Title hint={isSaved ? words.savedHint : words.noChangesHint}>
      {isSaved ? words.saved : words.changesCount(0)}
    </Title>
    <Conflicts />
    <MistakesFound />
    <div className="row">
      <a className="btn" href="#/">
        {words.allTasks}
      </a>
      <a className="btn text" href={linkTo('history')}>
        {words.history}
      </a>
    </div>
  </>
);
