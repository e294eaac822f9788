import { topOfPage } from '../../content/titles.ts';
import type { Step } from '../../host/workspace/requests.ts';
import { capitalise, sentence } from '../../content/text/format.ts';

/** The desk's texts about actions such as undo and publish: their names, progress and errors. */
export const actionWords = {
  undo: 'Undo',
  redo: 'Redo',
  theDeskAlone: 'The desk',
  noRoom:
    'There is no room on this device to keep your draft. Delete files that you do not need, or publish before you close the window.',
  /** The question before Undo or Redo removes something whole; `what`: "Undo: Post “Rest days” added". */
  removesWhole: (what: string) => `${sentence(what)} This removes it with everything in it.`,
  keepIt: 'Keep it',
  isNamedElsewhere: (thing: string, canGo: boolean) =>
    `${thing} is named elsewhere too${canGo ? ':' : '. Change it there first:'}`,
  removeThereToo: 'Remove it there too',
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
} as const;

/** The desk's texts in the list of changes: each change and its values before and after. */
export const changeWords = {
  untilThen: (day: string) => `until ${day}`,
  // A field that has another value.
  newPhotograph: (thing: string, part = '') => {
    const where = part === topOfPage ? ' at the top' : part && `, ${part.toLowerCase()}`;
    return `${thing}: new photograph${where}`;
  },
  offerEnds: (plan: string) => `The offer for ${plan} ends now`,
  fromToValue: (what: string, before: string, after: string) => `${what} ${before} → ${after}`,
  /** What is true of an item once a checkbox is on, or off; by the name of the field. */
  switches: {
    shown: ['is shown to visitors', 'is hidden from visitors'],
    draft: ['is a draft, which visitors do not see', 'is no longer a draft'],
    placeholder: ['is an example', 'is confirmed'],
    closed: ['is closed all day', 'is open'],
    announced: ['is announced beforehand', 'is not announced beforehand'],
    consent: ['may be shown: the member agreed', 'may not be shown: the member did not agree'],
    postalCodeFirst: ['has the postal code before the city', 'has the city before the postal code'],
    lift: ['has a lift', 'has no lift'],
    wheelchair: ['can be entered in a wheelchair', 'cannot be entered in a wheelchair'],
  } as Readonly<Record<string, readonly [on: string, off: string]>>,

  isAdded: (thing: string) => `${thing} added`,
  isRemoved: (thing: string) => `${thing} removed`,
  onlyComments: 'Notes that visitors do not see',
  pointAt: (left: string, top: string) => `${left} from the left, ${top} from the top`,
  nothing: 'nothing',
  emptyItem: 'an empty one',
  something: 'something',
  yes: 'yes',
  no: 'no',
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
  /** A part of a file that no form shows. */
  changedOutside: {
    message: 'This was changed outside the desk and cannot be read now.',
    fix: 'Ask whoever looks after the website to correct it.',
  },
  stillToFill: 'Not filled in yet',
  toFixMark: 'To fix',
  count: (letters: number, most: number) => `${letters} of ${most}`,
  choose: 'Choose',
  whichNumber: 'Which number do you mean?',
  midnight: 'midnight',
  onNextDay: (time: string) => `${time} the next day`,
  newOf: (thing: string) => `New ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  add: (thing: string) => `Add ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  /** The button that removes an optional field. */
  removeField: (name: string, thing: string) =>
    name === 'offer'
      ? 'End the offer'
      : `Remove ${thing.endsWith('day') ? thing : thing.charAt(0).toLowerCase() + thing.slice(1)}`,
  /** An item without a name: “Hours 1”. */
  itemAt: (kind: string, place: number) => `${kind} ${place}`,
  more: 'More',
  removeThing: (name: string) => `Remove ${name}`,
  nowAt: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  twoChanged: (what: string) => `${what} was changed twice.`,
  removedBy: (who: string, what: string) => `${who} removed this: ${what}.`,
  write: (value: string) => `Write ${value}`,
  removeIt: 'Remove it',
  fixIt: 'Fix it',
  /** A placeholder whose value is unknown. */
  filledIn: (meaning: string) => `[${meaning}]`,
  linkTo: 'Which page?',
  /** Says what a paste left out; '' if nothing. */
  leftOut: ({
    things,
    tables,
    links,
    hasTitle,
  }: Readonly<Record<'things' | 'tables', number>> & {
    links: readonly string[];
    hasTitle: boolean;
  }) =>
    [
      things > 0 &&
        `A text cannot have pictures, films or forms: ${things === 1 ? 'one was' : `${things} were`} left out. The photograph of a post has its own field.`,
      tables > 0 &&
        `A text cannot have tables: the rows of ${tables === 1 ? 'one' : tables} are lines now.`,
      hasTitle && 'The title was left out, because the page shows it above the text.',
      links.length > 0 &&
        `${links.map((words) => `“${words}”`).join(', ')} ${links.length === 1 ? 'leads' : 'lead'} nowhere now: a link can lead to a page of this website, another website, an e-mail address or a telephone number. Choose the words and press “Link”.`,
    ]
      .filter(Boolean)
      .join(' '),
} as const;

/** The desk's texts about photographs: choosing, adding, describing. */
export const pictureWords = {
  choosePicture: 'Choose a photograph',
  pictureCalled: (name: string) => capitalise(name.replace(/\.\w+$/, '').replaceAll('-', ' ')),
  noRoomForPicture:
    'There is no room on this device for this photograph. Publish your changes first, or delete files that you do not need; then choose it again.',
} as const;

/** The desk's texts around the preview of a page. Forms use `notFilledIn` as well. */
export const previewWords = {
  phone: 'Phone',
  computer: 'Computer',
} as const;

/** Texts about publishing, refused publishes and earlier ones. */
export const publishWords = {
  noSuchPublish: 'This version no longer exists.',
  somebody: 'The desk',
} as const;
