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

/** How far the way to the website is. */
export const stageWords = {
  waiting: 'Sent. GitHub begins in a moment.',
  checking: 'Checking',
  building: 'Building the pages',
  publishing: 'Sending the pages to the website',
  live: 'It is on the website.',
  failed: 'It did not get to the website, which is as it was. Try again, or take it back.',
  failedAt: {
    checking:
      'The check found something, and the website is as it was. Take it back, or mend it and publish again.',
    building:
      'The pages could not be built, and the website is as it was. Take it back, or try again.',
    publishing:
      'The pages could not be sent, and the website is as it was. Try again in ten minutes.',
  },
  noHost: `It is kept at GitHub, but no website is connected yet. ${askOwner}`,
};

/** How far `npm run deploy` is. */
export const deployWords = {
  checking: 'Checking',
  building: 'Building the pages',
  sending: (sent: string, all: string) => `Sending ${sent} of ${all} files`,
  sendingBegins: 'Sending the pages to the website',
  live: 'It is on the website.',
  failed: {
    checking:
      'The check found something, and the website is as it was. Mend what is listed under "To mend".',
    building: 'The pages could not be built, and the website is as it was. Try again.',
    sending:
      'The pages could not be sent, and the website is as it was. Look whether the internet is there, and try again.',
  },
  stopped: 'Publishing was stopped. The website is as it was, unless all was sent already.',
};

/** The steps that set publishing up, and what stands in the way of each. For the owner. */
export const setUpWords = {
  address: {
    done: 'The address is understood.',
    wrong:
      'Write it as https://github.com/name/website, as it stands in the browser when you open it there.',
  },
  reach: {
    done: 'GitHub answers.',
    wrong: `${refusals.offline.problem} ${refusals.offline.remedy}`,
  },
  key: {
    done: 'The key is accepted.',
    wrong: 'GitHub does not take this key. Make a new one, and copy it whole.',
  },
  website: {
    done: 'The website is there.',
    wrong:
      'The key shows no website at this address. Look whether both are right: the key has to be made for this very website.',
    archived: 'The website is put away there ("archived"). Take it out of the archive first.',
  },
  write: {
    done: 'The key may publish.',
    account: 'Your account may read the website but not change it. Let its owner invite you.',
    wrong: 'The key may read but not publish. Give it "Contents: Read and write".',
  },
  branch: {
    done: 'The branch is there.',
    wrong: 'There is no branch of this name. It is mostly called main.',
  },
  workflow: {
    done: 'What is published goes to the website by itself.',
    wrong: 'What brings changes to the website is missing there. Let who set up the website look.',
    off: 'What brings changes to the website is switched off. Open "Actions" there and switch "Site" on.',
    hidden: 'The key cannot see how far publishing is. Give it "Actions: Read-only".',
  },
  later: 'Comes after the step before.',
};
