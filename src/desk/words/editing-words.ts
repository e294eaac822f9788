import type { Step } from '../../host/workspace/requests.ts';
import { sentence, uncapitalise } from '../../content/text/format.ts';

/** The desk's texts about actions such as undo and publish (their names, progress and errors), and the widths of the preview. */
export const actionWords = {
  undo: 'Undo',
  redo: 'Redo',
  theDeskAlone: 'The desk',
  noRoom:
    'There is no room on this device to keep your draft. Delete files that you do not need, or publish before you close the window.',
  /** The question before Undo or Redo removes something whole; `what`: "Undo: Post “Rest days” added". */
  removesWhole: (what: string) => `${sentence(what)} This removes it with everything in it.`,
  noRoomForPicture:
    'There is no room on this device for this photograph. Publish your changes first, or delete files that you do not need; then choose it again.',
  keepIt: 'Keep it',
  partDoesNotExist: 'This part does not exist on the website.',
  // Progress messages.
  publishing: 'Publishing …',
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
  } satisfies Record<Step, string>,
  tryAgain: 'Try again',
  noSuchPublish: 'This version no longer exists.',
  somebody: 'The desk',
  phone: 'Phone',
  computer: 'Computer',
} as const;

/** The desk's texts in the list of changes: each change and its values before and after. */
export const changeWords = {
  // A field that has another value.
  fromToValue: (what: string, before: string, after: string) => `${what} ${before} → ${after}`,
  isAdded: (thing: string) => `${thing} added`,
  isRemoved: (thing: string) => `${thing} removed`,
  onlyComments: 'Notes that visitors do not see',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

/** The desk's texts about the fields, lists and long texts of a form. */
export const fieldWords = {
  optional: '(optional)',
  changed: 'Changed',
  stillToFill: 'Not filled in yet',
  toFixMark: 'To fix',
  count: (letters: number, most: number) => `${letters} of ${most}`,
  choose: 'Choose',
  add: (thing: string) => `Add ${uncapitalise(thing)}`,
  /** The button that removes an optional field. */
  removeField: (name: string, thing: string) =>
    name === 'offer'
      ? 'End the offer'
      : `Remove ${thing.endsWith('day') ? thing : uncapitalise(thing)}`,
  more: 'More',
  removeThing: (name: string) => `Remove ${name}`,
  removeIt: 'Remove it',
  /** A placeholder whose value is unknown. */
  filledIn: (meaning: string) => `[${meaning}]`,
} as const;
