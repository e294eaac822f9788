import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { DeskStore } from '../../editor/desk-store.ts';
import { DeskContext, useStore } from '../../editor/use-desk.ts';
import type { Proposal } from '../../editor/workspace/workspace.ts';
import { proposalWords as words } from '../words/proposal-words.ts';
import { ProposalContext } from './proposal-context.ts';

interface Opened {
  proposal: Proposal;
  store: DeskStore;
}

/** Nothing is typed into a proposal, so no acts wait to be sent. */
const noActs = { read: () => [], keep: () => undefined };

/**
 * Gives its children the draft of the proposal with this number once it is open. Until then, when it is gone, and when
 * there is no number, they have the person's own draft.
 */
export function ProposalDesk({
  number,
  children,
}: {
  number: number | undefined;
  children: ReactNode;
}) {
  const own = useStore();
  const [opened, setOpened] = useState<Opened | 'gone'>();
  useEffect(() => {
    if (number === undefined) return;
    let isCurrent = true;
    void opening(own, number).then((found) => isCurrent && setOpened(found ?? 'gone'));
    return () => {
      isCurrent = false;
      setOpened(undefined);
    };
  }, [own, number]);
  const isGone = opened === 'gone';
  const { proposal, store = own } = isGone || !opened ? {} : opened;
  return (
    <DeskContext value={store}>
      <ProposalContext value={{ proposal, isGone }}>
        <Fragment key={proposal?.number ?? 'own'}>{children}</Fragment>
      </ProposalContext>
    </DeskContext>
  );
}

const opening = (own: DeskStore, number: number): Promise<Opened | undefined> =>
  own.request(words.opening, async ({ proposals }) => {
    const [all, desk] = await Promise.all([proposals.list(), proposals.open(number)]);
    const { site, session } = own.current();
    const store = await DeskStore.open(desk, site, own.work, noActs, session);
    return { store, proposal: all.find((one) => one.number === number)! };
  });
