import { capitalise } from '../text/format.ts';

/** The texts of the editor, for any site: forms, draft, preview, history. */
export const words = {
  undo: 'Undo',
  theDeskAlone: 'The desk',
  redo: 'Redo',
  isUndone: (what: string) => `Undone: ${what}`,
  isRedone: (what: string) => `Done again: ${what}`,
  withMore: (what: string, more: number) => (more === 0 ? what : `${what}, and ${more} more`),
  insteadOf: (what: string, after: string, before: string): string => {
    if (before === words.nothing) return `${what}: ${after}`;
    return after === words.nothing
      ? `${what}: nothing more`
      : `${what} ${after} instead of ${before}`;
  },
  changesCount: (count: number) =>
    count === 0 ? 'No changes' : `${count} ${count === 1 ? 'change' : 'changes'}`,
  lastAct: 'the last act',
  asOn: (day: string) => `as it will be on ${day}.`,
  screenFailed: 'This cannot be shown.',
  screenFailedHint: 'What you typed is kept. Everything else at the desk goes on.',
  understood: 'All right',
  deskFailed: 'The desk could not do this. What you typed before is kept.',
  noSuchPart: 'The site has no such part.',
  doesNotFit:
    'This does not fit what stands there now, perhaps because somebody else changed it. Nothing was changed.',
  settledAlready: 'This is settled already.',
  settleFirst: 'Two people changed the same thing. Choose one first.',
  fixFirst: 'Something needs you first. It stands at the top of the list of changes.',
  // What an act does, while it takes long.
  saving: 'Saving …',
  undoing: 'Undoing …',
  redoing: 'Doing it again …',
  puttingBack: 'Putting all back …',
  bringingBack: 'Bringing back …',
  choosing: 'Taking the value you chose …',
  preparing: 'Preparing the photograph …',
  // Fields.
  optional: '(may be left out)',
  changed: 'Changed',
  itWas: (value: string) => `It was: ${value}`,
  putBack: 'Put back',
  stillToFill: 'Not filled in yet',
  toFix: 'Needs you',
  count: (letters: number, most: number) => `${letters} of ${most}`,
  choose: 'Choose',
  isNotThere: (name: string) => `${name} (is not there)`,
  add: (thing: string) => `Add ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  newOne: (thing: string) => `New ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  almostSame: (name: string) => `${name} is almost the same.`,
  leaveOut: (thing: string) => `Leave out ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  isReal: 'Confirmed',
  isShown: 'Visitors see it',
  isHidden: 'Hidden from visitors',
  writeNew: (thing: string) => `Write a new ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  either: (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  open: 'Open',
  /** What has no name yet, by its place. */
  itemAt: (place: number) => `Item ${place}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveFirst: 'To the first place',
  dragToMove: 'Drag to move',
  copy: 'Copy',
  remove: 'Remove',
  moreActs: 'More',
  takeOffThing: (name: string) => `Remove ${name}`,
  nowAt: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  write: (value: string) => `Write ${value}`,
  takeOff: 'Remove it',
  fixIt: 'Fix it',
  addIt: (kind: string) => `Add the ${kind}`,
  bringItBack: (name: string) => `Bring ${name} back`,
  linkToPage: (page: string) => `Link to ${page}`,
  insertFact: 'Insert a price, the phone number …',
  /** A placeholder whose value is unknown. */
  filledIn: (meaning: string) => `[${meaning}]`,
  textTools: 'Text',
  heading: 'Heading',
  list: 'List',
  bold: 'Bold',
  link: 'Link to a page',
  linkHint: 'choose some words first',
  linkTo: 'Which page?',
  reading: (minutes: number) => `${minutes} min to read`,
  choosePicture: 'Choose a photograph',
  anotherPicture: 'Another photograph',
  turnPicture: 'Rotate right',
  choosePictureOfTheSite: 'One that the site has',
  pictureCalled: (name: string) => capitalise(name.replace(/\.\w+$/, '').replaceAll('-', ' ')),
  dropHint: 'Or drop it here, as it comes from the camera.',
  pictureFirst: 'Choose the photograph first.',
  focusAt: (label: string, x: number, y: number) =>
    `${label}: ${x} of 100 from the left, ${y} from the top. Arrow keys move it.`,
  phone: 'Phone',
  computer: 'Computer',
  previewWidth: 'Width of the preview',
  previewWaits: 'The page shows here once nothing in the saved files needs you.',
  previewIsBehind: 'Something needs you. The page shows everything else.',
  previewOf: (page: string) => `Preview of the page ${page}`,
  stillWithoutName: 'Still without a name',
  shortName: (id: string) => `In web addresses: ${id}`,
  rename: 'Make it fit the name',
  renameTo: (id: string) => `Yes, ${id} everywhere`,
  isNew: (thing: string) => `${thing}: new`,
  isGone: (thing: string) => `${thing}: deleted`,
  hasNewAddress: (post: string) => `${post}: new address`,
  isReadAgain: (thing: string) => `${thing}: can be read again`,
  inList: (list: string, item: string) => `${list}, ${item},`,
  isAdded: (thing: string) => `${thing} added`,
  isTakenOff: (thing: string) => `${thing} removed`,
  isMovedFrom: (here: string, before: string) => `${here}: was ${before}`,
  isMoved: (thing: string) => `${thing} moved`,
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
    mistakes: 'Something needs you first. It stands at the top of the list of changes.',
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
  noSuchSave: 'This version is not there any more.',
  somebody: 'The desk',
  onlyComments: 'Comments of the files',
  refusedPictures: {
    empty: 'Nothing of this picture arrived. Choose it once more.',
    heavy: (megabytes: number, most: number) =>
      `This picture has ${megabytes.toFixed(1)} MB; up to ${most} MB can be taken. Send it in a smaller size, or choose another one.`,
    vast: (width: number, height: number) =>
      `This picture has ${width.toLocaleString('en-IN')} × ${height.toLocaleString('en-IN')} pixels, more than any page can use. Save it smaller, 2,400 pixels wide, and choose it again.`,
    small: (width: number, least: number) =>
      `This picture is ${width} pixels wide; below ${least.toLocaleString('en-IN')} it looks blurred on a computer. Choose it as it came from the camera: a messenger may have made it small.`,
    narrow:
      'This picture is very tall and narrow. Cut some of it off at the top or the foot first.',
    narrowWhenTurned:
      'Turned, this picture would be very tall and narrow. Cut some of it off at the sides first.',
    several:
      'These are several pictures in one, or one that moves; the site shows still photographs. Choose a photograph.',
    damaged:
      'This picture is damaged, or was cut off on its way. Send it from the phone once more, or choose another one.',
    slow: 'This picture takes too long to open. Save it smaller, 2,400 pixels wide, and choose it again.',
    HEIC: 'This is a HEIC picture, which browsers cannot show. iPhones can send it as JPEG: press Share, then Options, and choose “Most Compatible”. For the next ones: Settings, Camera, Formats, “Most Compatible”.',
    GIF: 'This is a GIF, which moves or has few colours. Choose a photograph, or save it as JPEG.',
    SVG: 'This is a drawing (SVG), which can hide a program, so it is never taken. Save it as PNG in the program that it was drawn with.',
    PDF: 'This is a PDF, a page for printing. Choose a photograph, or save the picture in it as JPEG.',
    video: 'This is a video, and the site shows photographs. Choose a photograph.',
    raw: 'This picture is still as the camera keeps it for itself (RAW or TIFF). Save it as JPEG in the program for your photographs.',
    packed: 'These are pictures packed into one parcel (ZIP). Unpack it, and choose one picture.',
    unknown:
      'This is no photograph, whatever its name says. Choose one that is saved as JPEG or PNG.',
  },
  wholeVersion: 'the whole of it',
  deletedVersion: 'deleted',
  // Values.
  pointAt: (left: string, top: string) => `${left} from the left, ${top} from the top`,
  nothing: 'nothing',
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
