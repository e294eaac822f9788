/** Saves and earlier versions. */
export const saveWords = {
  lacking: (why: string) =>
    `Everything is saved, but the list of earlier versions lacks it: ${why}`,
  /** Why the list of earlier versions lacks a save. */
  historyFaults: {
    'merge-under-way':
      'somebody is in the middle of bringing two versions of the site together. It comes into the list with the next save after that.',
    'no-branch':
      'the website’s files are at an old version for the moment. It comes into the list once somebody has gone back to the newest.',
    locked: 'another program was busy with it. It comes into the list with the next save.',
    'disk-full': 'the disk is full. Make room on it; it comes into the list with the next save.',
    'history-failed': 'it could not be written. It comes into the list with the next save.',
  },
  commitRefused: {
    mistakes: 'Something needs you first. It is at the top of the list of changes.',
    'not-content': 'This is no part of the content of the site, and was not saved.',
    'too-large': 'This is more than can be saved at once. Save with fewer photographs.',
    'disk-full':
      'The disk is full, and nothing was saved. Make room on it, then save again. Your draft is kept.',
    'store-failed':
      'The files could not be written, and nothing was saved. Your draft is kept. Show this to whoever looks after the site.',
  },
  savedMeanwhile:
    'Somebody else has saved meanwhile. What they changed is here now; look at your changes once more, then save.',
  notReached: 'The website’s files cannot be reached now. Your draft is kept; try again later.',
  namesNoMore: (name: string) =>
    `Cannot come back: it names ${name}, which the site no longer has.`,
  fitsNoMore: 'Cannot come back: it no longer fits what the site says now.',
  noSuchSave: 'This version is not there any more.',
  somebody: 'The desk',
} as const;
