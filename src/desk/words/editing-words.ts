import type { Step } from '../../host/workspace/requests.ts';
import { capitalise, sentence } from '../../content/text/format.ts';

/** The desk's texts about actions such as undo and publish: their names, progress and errors. */
export const actWords = {
  undo: 'Undo',
  redo: 'Redo',
  theDeskAlone: 'The desk',
  inOneSentence: 'In one sentence',
  help: 'Help for this screen',
  isNotKept:
    'The browser cannot keep your draft on this device now. Publish before you close the window.',
  noRoom:
    'There is no room on this device to keep your draft. Delete files that you do not need, or publish before you close the window.',
  keepsNothing:
    'This browser keeps nothing for this website, as when its cookies are blocked. You can read, change and publish; what is not published is lost when you close or reload this page.',
  draftIsKept: 'Your draft is kept on this device.',
  isUndone: (what: string) => `Undone: ${what}`,
  isRedone: (what: string) => `Redone: ${what}`,
  /** Before Undo or Redo removes a whole thing; `what`: "Undo: Post “Rest days”: new". */
  removesWhole: (what: string) => `${sentence(what)} This removes it with everything in it.`,
  keepIt: 'Keep it',
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
  publishing: 'Publishing …',
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
  } satisfies Record<Step, string>,
  working: 'Working on it',
  soFar: (seconds: number) => `${seconds} seconds so far`,
  atMost: (seconds: number) => `, at most ${Math.max(1, seconds)} more`,
  canGoOn: 'You can go on working.',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was changed, and your draft is kept.',
  publishGoesOn:
    'You can go on. It has been sent and finishes by itself; your draft is kept until then.',
  notOpened: 'The desk could not be opened.',
  notOpenedHint:
    'Perhaps the website’s files cannot be reached now. What you typed before is kept on this device.',
  tryAgain: 'Try again',
} as const;

/** The desk's texts in the list of changes: each change and its values before and after. */
export const changeWords = {
  withMore: (what: string, more: number) => (more === 0 ? what : `${what}, and ${more} more`),
  untilThen: (day: string) => `until ${day}`,
  // A field that has another value.
  isNow: (what: string, after: string) => `${what}: ${after}`,
  isEmpty: (what: string) => `${what} is empty`,
  fromToValue: (what: string, before: string, after: string) => `${what} ${before} → ${after}`,
  readsNowInstead: (what: string, before: string, after: string) =>
    `${what}: “${before}” is now “${after}”`,
  showsAnother: (thing: string) => `${thing} shows another photograph`,
  showsOtherPart: (thing: string) => `${thing} shows another part of its photograph`,
  /** Switches, by the name of the field: what is true of the thing once it is on, or off. */
  switches: {
    shown: ['is shown to visitors', 'is hidden from visitors'],
    draft: ['is a draft, which visitors do not see', 'is no draft any more'],
    placeholder: ['is an example', 'is confirmed'],
    closed: ['is closed all day', 'is open'],
    announced: ['is said before', 'is not said before'],
    consent: ['may be shown: the member agreed', 'may not be shown: the member did not agree'],
    postalCodeFirst: ['has the postal code before the city', 'has the city before the postal code'],
    lift: ['has a lift', 'has no lift'],
    wheelchair: ['can be entered in a wheelchair', 'cannot be entered in a wheelchair'],
  } as Readonly<Record<string, readonly [on: string, off: string]>>,
  isNew: (thing: string) => `${thing}: new`,
  isGone: (thing: string) => `${thing}: deleted`,
  hasNewAddress: (post: string) => `${post}: new address`,
  inList: (list: string, item: string) => `${list}, ${item},`,
  isAdded: (thing: string) => `${thing} added`,
  isRemoved: (thing: string) => `${thing} removed`,
  isMovedFrom: (here: string, before: string) => `${here}: was ${before}`,
  isMoved: (thing: string) => `${thing} moved`,
  wholeVersion: 'the whole of it',
  deletedVersion: 'deleted',
  onlyComments: 'Comments of the files',
  pointAt: (left: string, top: string) => `${left} from the left, ${top} from the top`,
  nothing: 'nothing',
  emptyItem: 'an empty one',
  something: 'something',
  /** The default of a switch that is left out. */
  usually: (name: string) => (name === 'shown' ? 'yes' : 'no'),
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
  itWas: (value: string) => `It was: ${value}`,
  undoField: 'Undo',
  stillToFill: 'Not filled in yet',
  toFixMark: 'To fix',
  count: (letters: number, most: number) => `${letters} of ${most}`,
  isReadTo: (letters: number, read: number) =>
    `This is ${letters} characters long, but search engines show only ${read}.`,
  choose: 'Choose',
  whichNumber: 'Which number do you mean?',
  midnight: 'midnight',
  onNextDay: (time: string) => `${time} the next day`,
  isNotThere: (name: string) => `${name} (not found)`,
  add: (thing: string) => `Add ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  newOne: (thing: string) => `New ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  almostSame: (name: string) => `${name} is almost the same.`,
  leaveOut: (thing: string) => `Leave out ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  isShown: 'Visitors see it',
  isHidden: 'Hidden from visitors',
  writeNew: (thing: string) => `Write a new ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  either: (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  open: 'Open',
  /** The number of an item without a name. */
  itemAt: (place: number) => `Item ${place}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  copy: 'Copy',
  remove: 'Remove',
  more: 'More',
  addHeading: 'Add',
  removeThing: (name: string) => `Remove ${name}`,
  nowAt: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  twoChanged: (what: string) => `${what} was changed twice.`,
  threeValues: (was: string, mine: string, theirs: string) =>
    `It was ${was}. Yours: ${mine}. Theirs: ${theirs}.`,
  yours: 'Yours',
  youElsewhere: 'You, on another device',
  somebodyElse: 'Somebody else',
  asItWas: 'As it was before',
  keepBoth: 'Keep both',
  isRemovedThere: 'removed',
  changedByOther: (by: string) =>
    `${by} published a change of this post while it was open here. It is here now, beside yours.`,
  changedByYou:
    'You published a change of this post on another device. It is here now, beside yours.',
  keepValue: (value: string) => `Keep ${value}`,
  takeValue: (value: string) => `Take ${value}`,
  write: (value: string) => `Write ${value}`,
  removeIt: 'Remove it',
  fixIt: 'Fix it',
  linkToPage: (page: string) => `Link to ${page}`,
  putIn: 'Put in',
  readsNow: (text: string) => `Reads: ${text}`,
  /** A placeholder whose value is unknown. */
  filledIn: (meaning: string) => `[${meaning}]`,
  textTools: 'Text',
  heading: 'Heading',
  list: 'List',
  numbers: 'Numbers',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  linkHint: 'choose some words first',
  linkTo: 'Which page?',
  linkElsewhere: 'Another website',
  linkAddress: 'Its address, https://…',
  linkWrong:
    'This is no address of a website. Copy it from the top of the browser, such as https://www.example.com/menu.',
  leftOut: (things: number, links: readonly string[]) =>
    [
      things > 0 &&
        `A text has no pictures, films or forms: ${things === 1 ? 'one was' : `${things} were`} left out. The photograph of a post has its own field.`,
      links.length > 0 &&
        `${links.map((words) => `“${words}”`).join(', ')} ${links.length === 1 ? 'leads' : 'lead'} nowhere now: a link can lead to a page of this website, another website, an e-mail address or a telephone number. Choose the words and press “Link”.`,
    ]
      .filter(Boolean)
      .join(' '),
  nothingDropped: 'Nothing can be dropped into a text. Copy it, then paste it where it belongs.',
  linkOff: 'Remove the link',
  linkSet: 'Add the link',
  up: 'Up',
  down: 'Down',
  deleteIt: 'Delete',
  reading: (minutes: number) => `${minutes} min to read`,
  stillWithoutName: 'No name yet',
} as const;

/** The desk's texts about photographs: choosing, adding, describing. */
export const pictureWords = {
  choosePicture: 'Choose a photograph',
  anotherPicture: 'Another photograph',
  turnPicture: 'Rotate right',
  choosePictureOfTheSite: 'One already on the site',
  pictureCalled: (name: string) => capitalise(name.replace(/\.\w+$/, '').replaceAll('-', ' ')),
  dropHint: 'Or drop it here, as it comes from the camera.',
  noRoomForPicture:
    'There is no room on this device for this photograph. Publish your changes first, or delete files that you do not need; then choose it again.',
  describeAnew: 'This is a different photograph: describe it again.',
  pictureFirst: 'Choose the photograph first.',
  focusAt: (label: string, x: number, y: number) =>
    `${label}: ${x} of 100 from the left, ${y} from the top. Arrow keys move it.`,
} as const;

/** The desk's texts around the preview of a page. Forms use `notFilledIn` as well. */
export const previewWords = {
  asOn: (day: string) => `as it will be on ${day}.`,
  phone: 'Phone',
  computer: 'Computer',
  previewWidth: 'Width of the preview',
  previewWaits: 'The page appears here once the published files have no mistakes.',
  previewIsBehind: 'Something still needs fixing. The page shows everything else.',
  showParts: 'Show what can be changed',
  changeThis: 'Change this',
  notFilledIn: (field: string) => `Not filled in yet: ${field}`,
  previewOf: (page: string) => `Preview of the page ${page}`,
} as const;

/** Texts about publishing, refused publishes and earlier ones. */
export const publishWords = {
  unlisted:
    'Everything is published, but it is missing from the list of earlier publishes. It will be listed with a later one.',
  commitRefused: {
    mistakes: 'Something still needs fixing. It is at the top of the list of changes.',
    'not-content': 'This is not part of the site’s content, and was not published.',
    'upload-missing':
      'A photograph did not arrive whole, and nothing was published. Your draft is kept; choose the photograph again.',
    'disk-full':
      'The disk is full, and nothing was published. Make room on it, then publish again. Your draft is kept.',
    'store-failed':
      'The files could not be written, and nothing was published. Your draft is kept. Show this to whoever looks after the site.',
  },
  publishedMeanwhile:
    'Somebody else has published meanwhile. What they changed is here now; look at your changes once more.',
  notReached: 'The website’s files cannot be reached now. Your draft is kept; try again later.',
  neededLater:
    'This cannot be taken back, because something that was published later needs it. Change it by hand instead.',
  changedLater:
    'This cannot be taken back, because the same was changed later. Change it by hand instead.',
  noSuchPublish: 'This version no longer exists.',
  somebody: 'The desk',
} as const;
