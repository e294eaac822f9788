import type { RefusalWords } from './publish-refused.ts';

const askOwner = 'Show this to the owner of the website.';

/** Why nothing was published, for staff; and what to do. */
export const refusals = {
  offline: {
    problem: 'GitHub, where the website is kept, did not answer.',
    remedy:
      'Most often the internet is away. Open any other website. If that works, wait ten minutes and try again.',
  },
  unsure: {
    problem: 'The answer of GitHub got lost at the last step.',
    remedy: 'Your changes may be on their way already. Try again: nothing is published twice.',
  },
  stopped: {
    problem: 'Publishing was stopped. Nothing was sent.',
    remedy: 'Your changes are safe here. Publish them when you like.',
  },
  keyRefused: {
    problem: 'GitHub does not take the key of this desk any more.',
    remedy:
      'It was taken back, or its time is over. The owner makes a new one and puts it in here.',
  },
  keyTooWeak: {
    problem: 'The key of this desk does not open what publishing needs.',
    remedy:
      'The owner makes one for the website alone, with "Contents: Read and write" and "Actions: Read-only".',
  },
  notFound: {
    problem: 'GitHub shows no such website to the key of this desk.',
    remedy: 'The owner looks whether its address is right and whether the key is for it.',
  },
  renamed: {
    problem: 'The website has another address at GitHub now.',
    remedy: 'The owner opens it there and puts the new address in here.',
  },
  empty: {
    problem: 'There is nothing at this address of GitHub yet.',
    remedy: 'Who set up the website puts it there first.',
  },
  closed: {
    problem: 'GitHub does not let this desk publish by itself: somebody else has to agree first.',
    remedy: askOwner,
  },
  tooLarge: {
    problem: 'A photograph is larger than GitHub takes.',
    remedy: 'Make it smaller, 2,400 dots wide at most, and choose it again.',
  },
  tooMany: { problem: 'There are more files than GitHub lists at once.', remedy: askOwner },
  overtaken: {
    problem: 'Others publish at this very moment, again and again.',
    remedy: 'Your changes are safe here. Try again in some minutes.',
  },
  notTogether: {
    problem: 'What the other person changed cannot be taken over by itself.',
    remedy: 'Keep yours, and make the other change here by hand afterwards.',
  },
  ownChangesFirst: {
    problem: 'What you changed since does not go together with what others published.',
    remedy: 'Publish your changes or put them back. Then take back what was published.',
  },
  notTaken: {
    problem: 'GitHub did not take what was sent.',
    remedy: `Try again. If it happens three times: ${askOwner}`,
  },
  oddKey: {
    problem: 'This does not look like a key of GitHub.',
    remedy:
      'Copy it once more, whole. It begins with github_pat_ and has letters, digits and _ alone.',
  },
} satisfies Record<string, RefusalWords>;

export const busy = (minutes: number): RefusalWords => ({
  problem: 'GitHub asks this desk to wait.',
  remedy: `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Your changes are safe here.`,
});
