/** What the editor says about actions such as undo and publish: their names, progress and errors. */
export const actWords = {
  undo: 'Undo',
  theDeskAlone: 'The desk',
  inOneSentence: 'In one sentence',
  help: 'Help for this screen',
  isNotKept:
    'This cannot be kept on this device: there is no room, or the browser forbids it. Publish before you close the window.',
  isUndone: (what: string) => `Undone: ${what}`,
  screenFailed: 'This cannot be shown.',
  screenFailedHint: 'What you typed is kept. Everything else at the desk still works.',
  understood: 'OK',
  deskFailed: 'The desk could not do this. What you typed before is kept.',
  partDoesNotExist: 'This part does not exist on the site.',
  doesNotFit:
    'This does not fit what is there now, perhaps because somebody else changed it. Nothing was changed.',
  isGoneElsewhere: 'What was open here was removed in another window of the desk.',
  settleFirst: 'Two people changed the same thing. Choose one first.',
  fixFirst: 'Something still needs fixing. It is at the top of the list of changes.',
  // Progress messages.
  saving: 'Publishing …',
  preparing: 'Preparing the photograph …',
  opening: 'Opening the desk …',
  // Progress by pending request.
  steps: {
    head: 'Checking what is published',
    texts: 'Loading what is published',
    pictures: 'Loading the photograph',
    photographs: 'Loading the photographs',
    uploads: 'Sending the photographs',
    publish: 'Publishing',
    history: 'Loading the list of versions',
    versions: 'Loading the earlier version',
    progress: 'Checking the progress',
  },
  working: 'Working on it',
  soFar: (seconds: number) => `${seconds} seconds so far`,
  atMost: (seconds: number) => `, at most ${Math.max(1, seconds)} more`,
  canGoOn: 'You can go on working.',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was changed, and your draft is kept.',
  saveGoesOn:
    'You can go on. It has been sent and finishes by itself; your draft is kept until then.',
  notOpened: 'The desk could not be opened.',
  notOpenedHint:
    'Perhaps the website’s files cannot be reached now. What you typed before is kept on this device.',
  tryAgain: 'Try again',
} as const;
