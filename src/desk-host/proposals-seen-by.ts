import type { Proposal, Proposals } from '../editor/workspace/workspace.ts';
import { mayPublish, type Member } from './staff.ts';

/** Somebody asks for what they may not do. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/**
 * The proposals as somebody of the staff may read them: who may publish, all that wait; everybody, their own. Who
 * proposes is known here, whatever the page says.
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
