import { capitalise } from '../text/format.ts';

const askOwner = 'Show this to the owner of the website.';
const notReached = {
  problem: 'GitHub, where the website is kept, did not answer.',
  remedy:
    'Most often the internet is away. Open any other website. If that works, wait ten minutes and try again.',
};

/** The texts of the editor, for any site: forms, draft, preview, history, publishing. */
export const words = {
  undo: 'Undo',
  theDeskAlone: 'The desk',
  redo: 'Redo',
  isUndone: (what: string) => `Undone: ${what}`,
  isRedone: (what: string) => `Done again: ${what}`,
  withMore: (what: string, more: number) => (more === 0 ? what : `${what}, and ${more} more`),
  changesCount: (count: number) =>
    count === 0 ? 'No changes' : `${count} ${count === 1 ? 'change' : 'changes'}`,
  lastAct: 'the last act',
  asOn: (day: string) => `as it will be on ${day}.`,
  screenFailed: 'This cannot be shown.',
  screenFailedHint: 'What you typed is kept. Everything else at the desk goes on.',
  understood: 'All right',
  deskFailed: 'The desk could not do this. Nothing was changed.',
  noSuchPart: 'The site has no such part.',
  tooLarge: 'This is more than the desk can take: 40 MB at most.',
  doesNotFit:
    'This does not fit what stands there now, perhaps because somebody else changed it. Nothing was changed.',
  settledAlready: 'This is settled already.',
  settleFirst: 'Two people changed the same thing. Choose one first.',
  fixFirst: 'Something is still to fill or to fix. It stands at the top of the list of changes.',
  // Fields.
  optional: '(may be left out)',
  changed: 'Changed',
  itWas: (value: string) => `It was: ${value}`,
  putBack: 'Put back',
  stillToFill: 'Still to fill',
  toFix: 'To fix',
  count: (letters: number, most: number) => `${letters} of ${most}`,
  choose: 'Choose',
  isNotThere: (name: string) => `${name} (is not there)`,
  add: (thing: string) => `Add ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  leaveOut: (thing: string) => `Leave out ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  isReal: 'This is real',
  isShown: 'Visitors see it',
  isHidden: 'Hidden from visitors',
  writeNew: (thing: string) => `Write a new ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  either: (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  open: 'Open',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moveFirst: 'To the first place',
  copyOf: (name: string) => `Copy ${name}`,
  takeOffThing: (name: string) => `Take off ${name}`,
  nowAt: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  write: (value: string) => `Write ${value}`,
  takeOff: 'Take it off',
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
  turnPicture: 'Turn it to the right',
  choosePictureOfTheSite: 'One that the site has',
  pictureCalled: (name: string) => capitalise(name.replace(/\.\w+$/, '').replaceAll('-', ' ')),
  dropHint: 'Or drop it here, as it comes from the camera.',
  pictureFirst: 'Choose the photograph first.',
  focusAt: (label: string, x: number, y: number) =>
    `${label}: ${x} of 100 from the left, ${y} from the top. Arrow keys move it.`,
  phone: 'Phone',
  computer: 'Computer',
  previewWidth: 'Width of the preview',
  openInWindow: 'Open this page in its own window',
  previewWaits: 'The page shows here once nothing in the saved files is to fix.',
  previewIsBehind: 'Something is still to fill or to fix. The page shows everything else.',
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
  isTakenOff: (thing: string) => `${thing} taken off`,
  isMovedFrom: (here: string, before: string) => `${here}: was ${before}`,
  isMoved: (thing: string) => `${thing} moved`,
  nothingToTakeBack: 'Nothing was published from this desk yet.',
  tookBack: 'Take back the last publish',
  publishingAlready: 'Publishing is under way already.',
  sending: 'Sending the changes.',
  sent: 'Sent. It begins in a moment.',
  publishCheck: {
    problem: 'Something in it is still to fix.',
    remedy: 'Look over the changes; what is to fix stands at the top.',
  },
  lacking: (why: string) => `The change is saved, but the list of earlier saves lacks it: ${why}`,
  diskIsFull: 'the disk is full. Make room on it, and tell whoever looks after the site.',
  showThis: (what: string) => `show this to whoever looks after the site. ${what}`,
  noSuchSave: 'There is no such save any more.',
  somebody: 'The desk',
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
  // Publishing.
  /** Why a publish failed, and what to do. */
  refusals: {
    offline: notReached,
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
  },
  busy: (minutes: number) => ({
    problem: 'GitHub asks this desk to wait.',
    remedy: `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Your changes are safe here.`,
  }),
  /** Progress through the repository. */
  stages: {
    waiting: 'Sent. GitHub begins in a moment.',
    checking: 'Checking',
    building: 'Building the pages',
    publishing: 'Sending the pages to the website',
    live: 'It is on the website.',
    failed: 'It did not get to the website, which is as it was. Try again, or take it back.',
    failedAt: {
      checking:
        'The check found something, and the website is as it was. Take it back, or fix it and publish again.',
      building:
        'The pages could not be built, and the website is as it was. Take it back, or try again.',
      publishing:
        'The pages could not be sent, and the website is as it was. Try again in ten minutes.',
    },
    noHost: `It is kept at GitHub, but no website is connected yet. ${askOwner}`,
  },
  /** Progress from this computer. */
  deploying: {
    checking: 'Checking',
    building: 'Building the pages',
    sending: (sent: string, all: string) => `Sending ${sent} of ${all} files`,
    sendingBegins: 'Sending the pages to the website',
    live: 'It is on the website.',
    failed: {
      checking:
        'The check found something, and the website is as it was. Fix what is listed under "To fix".',
      building: 'The pages could not be built, and the website is as it was. Try again.',
      sending:
        'The pages could not be sent, and the website is as it was. Look whether the internet is there, and try again.',
    },
    stopped: 'Publishing was stopped. The website is as it was, unless all was sent already.',
  },
  /** The steps that set publishing up, and the problem of each. */
  setUpSteps: {
    address: {
      done: 'The address is understood.',
      wrong:
        'Write it as https://github.com/name/website, as it stands in the browser when you open it there.',
    },
    reach: {
      done: 'GitHub answers.',
      wrong: `${notReached.problem} ${notReached.remedy}`,
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
      wrong:
        'What brings changes to the website is missing there. Let who set up the website look.',
      off: 'What brings changes to the website is switched off. Open "Actions" there and switch "Site" on.',
      hidden: 'The key cannot see how far publishing is. Give it "Actions: Read-only".',
    },
    later: 'Comes after the step before.',
  },
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
