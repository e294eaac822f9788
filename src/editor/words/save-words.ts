/** Texts about saving, refused saves and earlier versions. */
export const saveWords = {
  lacking: (why: string) =>
    `Everything is saved, but it is missing from the list of earlier versions: ${why}`,
  /** Reasons why the list of earlier versions lacks a save. */
  historyFaults: {
    'merge-under-way':
      'somebody is merging two versions of the site. It will be listed with the next save after that.',
    'no-branch':
      'the website’s files are at an old version at the moment. It will be listed once somebody goes back to the newest.',
    locked: 'another program was busy with it. It will be listed with the next save.',
    'disk-full': 'the disk is full. Make room on it; it will be listed with the next save.',
    'history-failed': 'it could not be written. It will be listed with the next save.',
  },
  commitRefused: {
    mistakes: 'Something still needs fixing. It is at the top of the list of changes.',
    'not-content': 'This is not part of the site’s content, and was not saved.',
    'upload-missing':
      'A photograph did not arrive whole, and nothing was saved. Your draft is kept; choose the photograph again.',
    'too-large': 'This is more than can be saved at once. Save with fewer photographs.',
    'disk-full':
      'The disk is full, and nothing was saved. Make room on it, then save again. Your draft is kept.',
    'store-failed':
      'The files could not be written, and nothing was saved. Your draft is kept. Show this to whoever looks after the site.',
  },
  savedMeanwhile:
    'Somebody else has saved in the meantime. Their changes are here now; check yours once more, then save.',
  notReached: 'The website’s files cannot be reached now. Your draft is kept; try again later.',
  neededLater:
    'This cannot be taken back, because something that was published later needs it. Change it by hand instead.',
  changedLater:
    'This cannot be taken back, because the same was changed later. Change it by hand instead.',
  noSuchSave: 'This version no longer exists.',
  somebody: 'The desk',
} as const;
