import { dateInWords, timeInWords } from '../../editor/days-in-words.ts';
import { Named } from '../../editor/frame/Named.tsx';
import { go, linkTo } from '../../editor/route.ts';
import { mayPublish } from '../../editor/session.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';
import type { Proposal } from '../../editor/workspace/workspace.ts';
import { placeTime } from '../../timetable/clock.ts';
import { proposalWords as words } from '../words/proposal-words.ts';
import { useProposals } from './use-proposals.ts';

/** The proposals on the start screen: to publishers those that wait for review, to everyone their own. */
export function Proposals() {
  const { session } = useShown();
  const proposals = useProposals();
  if (proposals.length === 0) return null;
  return (
    <section className="part gap-b" aria-labelledby="proposals">
      <h2 id="proposals">{words.proposals}</h2>
      <ul className="rows">
        {proposals.map((one) =>
          mayPublish(session) && !one.isSentBack ? (
            <ProposalToRead key={one.number} proposal={one} />
          ) : (
            <OwnProposal key={one.number} proposal={one} />
          ),
        )}
      </ul>
    </section>
  );
}

/** When a proposal was made: "Tue 24 November 2026, 8:40 am". */
export function timeOf({ at }: Proposal) {
  const { date, time } = placeTime(Date.parse(at));
  return `${dateInWords(date)}, ${timeInWords(time)}`;
}

const ProposalToRead = ({ proposal }: { proposal: Proposal }) => (
  <li>
    <a className="line" href={linkTo('proposals', String(proposal.number))}>
      <div>
        <b>{words.proposes(proposal.by, proposal.words.length)}</b>
        <p>{timeOf(proposal)}</p>
        <Sentences proposal={proposal} />
      </div>
    </a>
  </li>
);

function OwnProposal({ proposal }: { proposal: Proposal }) {
  const { request } = useStore();
  const takeBack = async () => {
    const isDone = await request(words.takingBack, async (desk) => {
      await desk.proposals.takeBack(proposal.number);
      return true;
    });
    if (isDone) go('changes');
  };
  return (
    <li className="line diff">
      <div className="gap-b">
        <b>{words.yourProposal(proposal.isSentBack)}</b>
        <p>{timeOf(proposal)}</p>
        <Sentences proposal={proposal} />
      </div>
      <button className="btn" type="button" onClick={() => void takeBack()}>
        <Named label={words.takeBack} what={proposal.words[0]!} />
      </button>
    </li>
  );
}

const Sentences = ({ proposal }: { proposal: Proposal }) => (
  <ul className="small">
    {proposal.words.map((line, index) => (
      <li key={`${index} ${line}`}>{line}</li>
    ))}
  </ul>
);
