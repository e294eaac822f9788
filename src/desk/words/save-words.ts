/** Texts about publishing, refused publishes and earlier ones. */
export const saveWords = {
  lacking: (why: string) =>
    `Everything is published, but it is missing from the list of earlier publishes: ${why}`,
  /** Reasons why the list of earlier publishes lacks one. */
  historyFaults: {
    'merge-under-way':
      'somebody is merging two versions of the site. It will be listed with the next publish after that.',
    'no-branch':
      'the website’s files are at an old version at the moment. It will be listed once somebody goes back to the newest.',
    'history-failed': 'it could not be written. It will be listed with the next publish.',
  },
  commitRefused: {
    mistakes: 'Something still needs fixing. It is at the top of the list of changes.',
    'not-content': 'This is not part of the site’s content, and was not published.',
    'upload-missing':
      'A photograph did not arrive whole, and nothing was published. Your draft is kept; choose the photograph again.',
    'too-large': 'This is more than can be published at once. Publish with fewer photographs.',
    'disk-full':
      'The disk is full, and nothing was published. Make room on it, then publish again. Your draft is kept.',
    'store-failed':
      'The files could not be written, and nothing was published. Your draft is kept. Show this to whoever looks after the site.',
  },
  savedMeanwhile:
    'Somebody else has published meanwhile. What they changed is here now; look at your changes once more.',
  notReached: 'The website’s files cannot be reached now. Your draft is kept; try again later.',
  neededLater:
    'This cannot be taken back, because something that was published later needs it. Change it by hand instead.',
  changedLater:
    'This cannot be taken back, because the same was changed later. Change it by hand instead.',
  noSuchSave: 'This version no longer exists.',
  somebody: 'The desk',
} as const;
