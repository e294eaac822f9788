import { use, useState } from 'react';
import { ActRow } from '../../editor/form/ActRow.tsx';
import { Title } from '../../editor/frame/Title.tsx';
import { go, linkTo } from '../../editor/route.ts';
import { mayPublish } from '../../editor/session.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import type { Proposal } from '../../editor/workspace/workspace.ts';
import { ProposalContext } from '../frame/proposal-context.ts';
import { wrongIn } from '../subjects.ts';
import { words as deskWords } from '../words.ts';
import { proposalWords as words } from '../words/proposal-words.ts';
import { Conflicts } from './Conflicts.tsx';
import { MistakesFound } from './MistakesFound.tsx';
import { OneChange } from './OneChange.tsx';
import { timeOf } from './Proposals.tsx';
import { Published } from './Published.tsx';

type End = 'published' | 'sent-back';

/**
 * A proposal with its changes. People who may publish can also publish it or send it back, or remove it once none of its
 * changes is left.
 */
export function ProposalScreen() {
  const { proposal, isGone } = use(ProposalContext);
  const [end, setEnd] = useState<End>();
  if (end === 'published') return <Published />;
  if (isGone) return <EndOfProposal title={words.notOpened} hint={words.notOpenedHint} />;
  if (!proposal) return <Title>{words.opening}</Title>;
  if (end === 'sent-back')
    return (
      <EndOfProposal title={words.sentBack(proposal.by)} hint={words.sentBackHint(proposal.by)} />
    );
  return <WaitingProposal proposal={proposal} onEnd={setEnd} />;
}

const EndOfProposal = ({ title, hint }: { title: string; hint: string }) => (
  <>
    <Title hint={hint}>{title}</Title>
    <div className="row">
      <a className="btn" href="#/">
        {deskWords.allTasks}
      </a>
      <a className="btn text" href={linkTo('history')}>
        {deskWords.history}
      </a>
    </div>
  </>
);

function WaitingProposal({ proposal, onEnd }: { proposal: Proposal; onEnd: (end: End) => void }) {
  const shown = useShown();
  const { changes } = shown;
  const isLeft = changes.length > 0;
  return (
    <>
      <Title hint={isLeft ? words.notOnTheWebsite(timeOf(proposal)) : words.nothingLeftHint}>
        {isLeft ? words.proposes(proposal.by, changes.length) : words.nothingLeft}
      </Title>
      <Conflicts />
      <MistakesFound />
      <ul className="rows">
        {changes.map((change) => (
          <OneChange key={JSON.stringify([change.what, change.places[0]])} change={change} />
        ))}
      </ul>
      {mayPublish(shown.session) && <ProposalButtons proposal={proposal} onEnd={onEnd} />}
    </>
  );
}

/** The buttons that end a proposal. */
function ProposalButtons({ proposal, onEnd }: { proposal: Proposal; onEnd: (end: End) => void }) {
  const { by, number } = proposal;
  const shown = useShown();
  const store = useStore();
  const { changes, conflicts, session } = shown;
  const isWrong = wrongIn(shown).wrong.length > 0 ? deskWords.fixFirst : undefined;
  const finish = async (busy: string, action: 'sendBack' | 'remove') => {
    const isDone = await store.request(busy, async (desk) => {
      await desk.proposals[action](number);
      return true;
    });
    if (!isDone) return;
    if (action === 'remove') go();
    else onEnd('sent-back');
  };
  const publish = async () => {
    const isDone = await store.ask(deskWords.saving, (desk) => desk.save(session!.name, number));
    if (isDone) onEnd('published');
  };
  const back = (
    <button
      className="btn"
      type="button"
      onClick={() => void finish(words.sendingBack, 'sendBack')}
    >
      {words.sendBack(by)}
    </button>
  );
  if (changes.length === 0 && conflicts.length === 0)
    return (
      <div className="row">
        {back}
        <button
          className="btn text"
          type="button"
          onClick={() => void finish(words.removing, 'remove')}
        >
          {words.remove}
        </button>
      </div>
    );
  return (
    <div className="part stack tight">
      <p className="hint">{words.namedAs(by)}</p>
      <ActRow
        kind="go"
        label={words.publish(changes.length)}
        missing={conflicts.length > 0 ? deskWords.settleFirst : isWrong}
        onPress={() => void publish()}
      >
        {back}
      </ActRow>
    </div>
  );
}
