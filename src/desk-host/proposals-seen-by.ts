import type { Proposal, Proposals } from '../editor/workspace/workspace.ts';
import { mayPublish, type Member } from './staff.ts';

/** Thrown if somebody asks for a proposal that they may not see. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/**
 * Limits the proposals to those that a member may see: their own, and for publishers all pending ones. The author of a
 * new proposal is always the member, whatever the page sends.
 */
export function proposalsSeenBy(member: Member, uid: string, all: Proposals): Proposals {
  const isSeen = ({ author, isSentBack }: Proposal) =>
    author === uid || (mayPublish(member) && !isSentBack);
  const onlySeen = async (number: number) => {
    const one = (await all.list()).find((other) => other.number === number);
    if (one && !isSeen(one)) throw new NotAllowed();
    return number;
  };
  return {
    add: (commit) => all.add({ ...commit, by: member.name, author: uid }),
    list: async () => (await all.list()).filter(isSeen),
    read: async (number) => all.read(await onlySeen(number)),
    sendBack: async (number) => all.sendBack(await onlySeen(number)),
    remove: async (number) => all.remove(await onlySeen(number)),
  };
}
