const askOwner = 'Show this to the owner of the website.';
const notReached = {
  problem: 'GitHub, where the website is kept, did not answer.',
  remedy:
    'Most often the internet is away. Open any other website. If that works, wait ten minutes and try again.',
};

/** All words of the desk itself, so that they can be put into another language. What the fields are called comes with the content. */
export const words = {
  // The bar and the list.
  theDesk: 'the desk',
  theDeskAlone: 'The desk',
  brandLink: 'Iron Banyan, the desk: start',
  skip: 'Skip to the form',
  kept: 'Kept on this computer',
  keeping: 'Keeping …',
  undo: 'Undo',
  redo: 'Redo',
  lookOver: 'Look over ',
  changesCount: (count: number) =>
    count === 0 ? 'No changes' : `${count} ${count === 1 ? 'change' : 'changes'}`,
  help: 'Keyboard help',
  keysHint: 'Everything at the desk can be done without a mouse.',
  keys: [
    ['Step from the bar to the list, the form and the preview', 'F6'],
    ['Undo the last act', 'Ctrl', 'Z'],
    ['Do it again', 'Ctrl', 'Shift', 'Z'],
    ['Days of the month', '←', '→', '↑', '↓'],
    ['Months', 'Page Up', 'Page Down'],
    ['Move the ring on a photograph', '←', '→', '↑', '↓'],
    ['Move it further', 'Shift', '→'],
  ],
  whatCanBeChanged: 'What can be changed',
  start: 'Start',
  subjects: {
    prices: 'Prices',
    timetable: 'Timetable',
    coaches: 'Classes and coaches',
    hours: 'Hours and holidays',
    notice: 'Notice, called-off',
    posts: 'Posts',
    photographs: 'Photographs',
    pages: 'Words of a page',
    contact: 'Phone and address',
  },
  stillInvented: 'Still invented',
  history: 'Earlier saves',
  find: 'Find what to change',
  findShort: 'Find',
  allTasks: 'All tasks',
  formOrPreview: 'Form or preview',
  change: 'Change',
  preview: 'Preview',
  stateOfTheSite: 'What is on the website',
  deskIsAway: 'The desk does not answer. What you typed is kept; start the desk again and go on.',
  understood: 'All right',
  deskFailed: 'The desk could not do this. Nothing was changed.',
  noSuchPart: 'The site has no such part.',
  tooLarge: 'This is more than the desk can take: 40 MB at most.',
  doesNotFit:
    'This does not fit what stands there now, perhaps because somebody else changed it. Nothing was changed.',
  settledAlready: 'This is settled already.',
  settleFirst: 'Two people changed the same thing. Choose one first.',
  mendFirst: 'Something is still to fill or to mend. It stands at the top of the list of changes.',
  // Fields.
  optional: '(may be left out)',
  changed: 'Changed',
  itWas: (value: string) => `It was ${value}.`,
  putBack: 'Put back',
  stillToFill: 'Still to fill',
  toMend: 'To mend',
  toMendCount: (count: number) => `${count} to mend`,
  count: (letters: number, most: number) => `${letters} of ${most}`,
  choose: 'Choose',
  isNotThere: (name: string) => `${name} (is not there)`,
  add: (thing: string) => `Add ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  leaveOut: (thing: string) => `Leave out ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  isReal: 'This is real',
  isShown: 'Visitors see it',
  either: (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  open: 'Open',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  copyOf: (name: string) => `Copy ${name}`,
  takeOffThing: (name: string) => `Take off ${name}`,
  nowAt: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  write: (value: string) => `Write ${value}`,
  takeOff: 'Take it off',
  mendIt: 'Mend it',
  linkToPage: (page: string) => `Link to ${page}`,
  insertFact: 'Insert a word that fills itself in',
  priceOf: (plan: string) => `price of ${plan}`,
  facts: {
    business: 'name of the gym',
    city: 'city',
    phone: 'phone number',
    email: 'e-mail address',
    planCount: 'number of plans',
    lowestPrice: 'lowest price',
    highestPrice: 'highest price',
    planPrices: 'all plans with their prices',
    classCount: 'number of classes',
    trainerCount: 'number of coaches',
  },
  textTools: 'Text',
  heading: 'Heading',
  list: 'List',
  bold: 'Bold',
  link: 'Link to a page',
  linkHint: 'Choose some words first',
  linkTo: 'Which page?',
  reading: (minutes: number) => `${minutes} min to read`,
  choosePicture: 'Choose a photograph',
  anotherPicture: 'Another photograph',
  choosePictureOfTheSite: 'One that the site has',
  pictureCalled: (name: string) => name.replace(/\.\w+$/, '').replaceAll('-', ' '),
  dropHint: 'Or drop it here, as it comes from the camera.',
  pictureFirst: 'Choose the photograph first.',
  focusAt: (label: string, x: number, y: number) =>
    `${label}: ${x} of 100 from the left, ${y} from the top. Arrow keys move it.`,
  phone: 'Phone',
  computer: 'Computer',
  /** What is wrong, in the words of a form, and the answers to it. */
  problems: {
    onlyDigits: 'Only digits go here. The site adds ₹ and the comma.',
    wholeRupees: 'Prices are whole rupees.',
    moreThanZero: 'A price is more than zero.',
    pinCode: (digits: number) => `A PIN code has six digits; this one has ${digits}.`,
    lettersNeeded: (count: number, least: number) =>
      `${count} letters; ${least - count} more are needed.`,
    tooManyLetters: (count: number, most: number) =>
      `${count} letters, and ${most} fit; ${count - most} are too many.`,
    endsBefore: (start: string) => `It would end before it begins at ${start}.`,
    endAt: (time: string) => `End at ${time}`,
    outsideHours: (day: string, hours: string, name: string, start: string, end: string) =>
      `${day} is open ${hours}. ${name} would be ${start} to ${end}.`,
    chooseTime: 'Choose another time, or open longer that day of every week.',
    openLonger: 'Open longer',
    classesThen: (day: string, list: string) => `Classes stand on ${day} then: ${list}.`,
    takeThemOff: 'Take them off',
    stayOpen: 'Stay open',
    takeOffClass: 'Take the class off',
    notHeldThen: (day: string, name: string, time: string) => `${day} has no ${name} at ${time}.`,
    chooseAnother: 'Choose another one.',
    classAt: (name: string, time: string) => `${name}, ${time}`,
    coachIsBusy: (day: string, coach: string, name: string, from: string, to: string) =>
      `${day === '' ? '' : `${day}: `}${coach} gives ${name} then, ${from} to ${to}.`,
    anotherCoach: 'Choose another coach, or another time for one of the two.',
    givesIt: (coach: string) => `${coach} gives it`,
    twoAreCalled: (things: string, name: string) =>
      `There are two ${things} called ${name.replace(/\.$/, '')}.`,
    sameTitle: 'Another post has this title.',
    anotherName: 'Give one of the two another name.',
    isThereTwice: 'This is there twice.',
    takeOneOff: 'Take one off',
    isGone: (kind: string, name: string) => `There is no ${kind} ${name} any more.`,
    noPage: (address: string) => `There is no page “${address}”.`,
    lostWord: (word: string) => `Without the ${word} this sentence is not true.`,
    putItBack: 'Put it back',
    nameOfFile: 'These words do not say what is seen. What is seen in it?',
    linksToDraft: (title: string) => `The post “${title}” is a draft, so this link leads nowhere.`,
    linksToHidden: (what: string) => `${what} is hidden, so this link leads nowhere.`,
    leadElsewhere: 'Lead it to another page, or take it out.',
    oldNameIsUsed: (id: string, places: string) =>
      `The short name was ${id}, and is still used: ${places}.`,
    notOnDay: (name: string, time: string, day: string) => `${day} has no ${name} at ${time}.`,
    takeDayOff: (day: string) => `Take ${day} off`,
    /** The check speaks of how something is written; a form has it written already. */
    instead: (text: string) =>
      text
        .replace(
          /^This must be (.+), but here is (?:the (?:text|number) )?(.+)\.$/,
          'Here belongs $1, not $2.',
        )
        .replace(/^This must be /, 'Here belongs ')
        .replace(/^Here belongs (two|six)/, 'Here belong $1')
        .replace(/\bmust\b/g, 'has to')
        .replace(/written year-month-day, such as "[^"]*"/, 'a day of the calendar')
        .replace(/Write the date of that day as year-month-day.*/, 'Choose the day.')
        .replace(/a time of 24 hours with two digits on both sides, such as "[^"]*"/, 'a time')
        .replace(/There is no line called/, 'There is no field called')
        .replace(/(?<=, and so do the )lines\b/, 'fields')
        .replace(/^Write what is meant, for/, 'For'),
  },
  // The preview.
  previewWidth: 'Width of the preview',
  openInWindow: 'Open this page in its own window',
  previewIsBehind: 'Something is still to fill or to mend. The page shows everything else.',
  previewOf: (page: string) => `Preview of the page ${page}`,
  // Start.
  greeting: (time: string) => {
    if (time < '12:00') return 'Good morning';
    return time < '17:00' ? 'Good afternoon' : 'Good evening';
  },
  whatToDo: 'What do you want to do?',
  tasks: {
    price: 'Change a price',
    timetable: 'Change the timetable',
    holiday: 'Close for a holiday',
    callOff: 'Call off one class',
    notice: 'Put up a notice',
    post: 'Write a post',
    photographs: 'Change photographs',
    coach: 'A coach comes or goes',
    contact: 'Phone, address, hours',
    words: 'Words of a page',
  },
  classesAWeek: (count: number) => `${count} classes a week`,
  nextHoliday: (day: string, reason: string) => `Next: ${day}, ${reason}`,
  noHoliday: 'No day differs yet',
  callOffHint: 'Today, tomorrow or another day',
  noNotice: 'None is showing',
  postsSoFar: (count: number) => `${count} posts so far`,
  photographsInAll: (gallery: number, all: number) => `${gallery} in the gallery, ${all} in all`,
  coachesNow: (count: number) => `${count} coaches`,
  contactHint: 'How people reach you',
  wordsHint: 'Every page, home first',
  notOnTheSite: 'Not on the website yet',
  keptHere: (count: number) =>
    `${count === 1 ? 'One change is' : `${count} changes are`} kept on this computer. Visitors still see the old words.`,
  factsAreReal: (real: number, all: number) => `${real} of ${all} facts are real`,
  invented: 'Invented',
  allInvented: (count: number) => `All ${count} that are still invented`,
  lastChanges: 'Last changes',
  // Prices.
  pricesHint:
    'A price changes everywhere at once: on Home, on Pricing and in every sentence that names it.',
  sentenceUnderPrice: 'Sentence under the price',
  newPlan: 'New plan',
  addPlan: 'Add a plan',
  moreOf: (name: string) => `More of ${name}`,
  aroundPrices: 'What plans can include, and words around the prices',
  more: 'More',
  cannotBeRead: 'This was changed outside the desk and cannot be read now.',
  // Timetable.
  timetableHint: 'Press a class to change it.',
  day: 'Day',
  addClassOn: (day: string) => `Add a class on ${day}`,
  noTimeYet: 'no time yet',
  newClass: 'New class',
  thisClass: 'This class',
  wordsOfTheDays: 'A sentence for each day',
  classFields: { class: 'Class', trainer: 'Coach', start: 'From', end: 'To' },
  classOnDay: (name: string, day: string, time: string) =>
    [name, `${day} ${time}`.trim()].filter(Boolean).join(', '),
  onlyInSomeWeeks: 'Only in some weeks',
  putInOrder: 'Put it in the order of the day',
  done: 'Done',
  cancel: 'Cancel',
  cardSays: (name: string, days: string) => `The card ${name} on the Schedule page says ${days}.`,
  cardWouldRead: (days: string, time: string) => `It would read: ${days}, ${time}.`,
  cardWouldGo: 'That class is not held at that time any more; the card would go.',
  changeCard: 'Change the card as well',
  // Classes and coaches.
  show: 'Show',
  coachesCount: (count: number) => `${count} coaches`,
  classesCount: (count: number) => `${count} classes`,
  addCoach: 'Add a coach',
  addClass: 'Add a class',
  stillWithoutName: 'Still without a name',
  timesAWeek: (counts: readonly (readonly [name: string, count: number])[]) => {
    const times = (count: number) => ['', 'once', 'twice'][count] ?? `${count} times`;
    return counts.length === 0
      ? 'Not in the timetable'
      : `${counts.map(([name, count]) => `${name} ${times(count)}`).join(', ')} a week`;
  },
  leaves: (name: string) => `${name} leaves`,
  leavesHint: (count: number) =>
    `${count === 1 ? 'One class' : `${count} classes`} a week need another coach. The coach goes off the site when all have one.`,
  oneForAll: (count: number) => `One coach for all ${count}`,
  giveAll: 'Give all',
  freeAt: (name: string, free: number, all: number) =>
    free === all ? `${name}, free at all times` : `${name}, free at ${free} of ${all}`,
  busyThen: (name: string) => `${name}, gives another class then`,
  classesOf: (name: string) => `Classes of ${name}`,
  haveCoach: (count: number, all: number) => `${count} of ${all} have a coach`,
  leavesNow: (name: string) => `Take ${name} off the site`,
  shortName: (id: string) => `Its short name in addresses: ${id}.`,
  rename: 'Make it fit the name',
  renameTo: (id: string) => `Yes, ${id} everywhere`,
  // Hours.
  hoursHint: 'Press a day that differs; press a second one for several days in a row.',
  rangeHint: 'Press a later day to end there.',
  daysInWords: (from: string, until: string | undefined) =>
    until === undefined ? from : `${from} to ${until}`,
  monthInWords: (month: string): string =>
    `${words.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  closed: 'Closed',
  closedFor: (reason: string) => `closed, ${reason}`,
  shorterDay: 'Shorter day',
  otherHours: 'other hours',
  till: (time: string) => `till ${time}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  theOrdinaryWeek: 'The ordinary week',
  thatDayWeAre: 'That day we are',
  thoseDaysWeAre: 'Those days we are',
  closedAllDay: 'Closed all day',
  openShorter: 'Open at other times',
  whyAsRead: 'Why, as visitors read it',
  closeThen: 'Close then',
  changeHoursThen: 'Change the hours then',
  makeOrdinary: 'Make it an ordinary day',
  makeAllOrdinary: 'Make them ordinary days',
  classesDoNotTakePlace: (count: number) =>
    count === 1 ? 'One class does not take place:' : `${count} classes do not take place:`,
  nothingMoreToDo: 'Nothing more to do.',
  // Notice.
  noticeHint: 'One line under the bar of every page. It comes and goes by itself.',
  takeDown: 'Take it down',
  sometimes: {
    cancellations: 'Classes called off',
    changes: 'Classes with another coach or time on some days',
    extraClasses: 'Extra classes',
  },
  addSometimes: { changes: 'Change a class on some days', extraClasses: 'Add an extra class' },
  holdAfterAll: 'Hold it after all',
  callOffScreenHint:
    'It is struck through in the timetable that day, with the reason. Next week it is back.',
  whichClass: 'Which class?',
  withCoach: (name: string) => `with ${name}`,
  noClassesThen: 'No classes then.',
  today: 'today',
  tomorrow: 'tomorrow',
  anotherDay: 'Another day',
  callItOff: 'Call it off',
  // Posts.
  newPost: 'New post',
  draft: 'Draft',
  noSuchPost: 'There is no such post',
  itsAddress: (address: string) => `Its address: ${address}`,
  giveAddress: (address: string) => `Give it the address ${address}`,
  whenItAppears: 'When it appears',
  whenHint: 'A post whose day is still to come appears on that day by itself.',
  withNextPublish: 'With the next publish',
  staysDraft: 'Stays a draft',
  deletePost: 'Delete this post',
  deletePostNow: 'Yes, delete it',
  // Photographs, pages, contact.
  photographsHint: 'Choose where the photograph stands, then bring the new one.',
  theGallery: 'The gallery',
  addAndOrder: 'Add, order, take off',
  pageHint: 'From the top of the page to its foot.',
  page: 'Page',
  things: (count: number) => `${count}`,
  textsCount: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  contactScreenHint:
    'Facts only. What is marked invented was made up for the first version; confirm or replace it.',
  phoneAsRead: 'Number, as people read it',
  phoneFollows: 'What a phone dials follows by itself.',
  inventedHint: 'Made up for the first version: replace it, or say that it is real.',
  thisIsReal: 'This is real',
  // Find.
  foundFor: (asked: string) => `“${asked}”`,
  foundCount: (count: number) =>
    count === 1 ? 'It stands in one place.' : `It stands in ${count} places.`,
  foundNothing: 'It stands nowhere on the website. Try one word of it, or a shorter one.',
  // Changes, history.
  readOnce: 'Read them once. Nothing is on the website yet.',
  noChangesHint: 'Everything is as it was saved.',
  saved: 'Saved',
  savedHint: 'It is kept on this computer, and in the list of earlier saves.',
  checked: 'Checked.',
  nothingToMend: (invented: number) =>
    `Nothing to mend.${invented === 0 ? '' : ` ${invented} facts are still invented.`}`,
  goThere: 'Go there',
  putAllBack: 'Put all back',
  yourName: 'Your name',
  yourNameHint: 'Stands beside the save, so that others know whom to ask. Kept on this computer.',
  isNew: (thing: string) => `${thing}: new`,
  isGone: (thing: string) => `${thing}: deleted`,
  isAdded: (thing: string) => `${thing} added`,
  isTakenOff: (thing: string) => `${thing} taken off`,
  isMoved: (thing: string) => `${thing} moved`,
  twoChanged: (what: string) => `Two people changed this: ${what}`,
  yours: 'Yours',
  theirs: 'The other',
  keepValue: (value: string) => `Keep ${value}`,
  takeValue: (value: string) => `Take ${value}`,
  historyHint: 'Bring back undoes one save and nothing that came after it.',
  nothingSavedYet: 'Nothing was saved here yet.',
  bringBack: 'Bring back',
  nothingToTakeBack: 'Nothing was published from this desk yet.',
  tookBack: 'Take back the last publish',
  publishingAlready: 'Publishing is under way already.',
  sending: 'Sending the changes.',
  sent: 'Sent. It begins in a moment.',
  publishCheck: {
    problem: 'Something in it is still to mend.',
    remedy: 'Look over the changes; what is to mend stands at the top.',
  },
  publish: 'Publish',
  savePublish: 'Save and publish',
  saveOnly: 'Save, publish later',
  publishTakes: 'Visitors see the old website until it is live.',
  publishTitle: {
    none: 'Publishing is not set up',
    ready: 'Publish',
    going: 'Publishing',
    live: 'It is live',
    failed: 'It did not get there',
  },
  nothingToPublish: 'Everything that is saved is on its way or on the website.',
  toPublish: 'Saved here, and not on the website yet:',
  publishNow: 'Publish now',
  goOnWorking: 'You can go on working, or close the desk; it carries on.',
  takeItBack: 'Take it back',
  stop: 'Stop',
  lookAtIt: 'Look at it',
  setUpHint:
    'You can change and save everything. To publish, the owner does this once, in about ten minutes.',
  setUpGuide: [
    'Open the website at github.com with the account that owns it.',
    'There choose Settings of your account, Developer settings, Personal access tokens, Fine-grained tokens, Generate new token.',
    'Choose only the repository of the website; under Permissions give Contents: Read and write, and Actions: Read-only.',
    'Copy the token: it is shown once. Put it in here.',
  ],
  setUpFields: { address: 'Address of the repository', branch: 'Branch', token: 'The token' },
  setUpHelp: {
    address: 'As it stands in the browser: https://github.com/name/website',
    branch: 'Mostly main.',
    token:
      'It stays on this computer, readable by you alone; nobody at the desk can read it afterwards.',
  },
  tryIt: 'Try each step',
  setUpAgain: 'Set it up anew',
  forTheOwner: 'For the owner',
  publishedTo: (owner: string, name: string, key: string) =>
    `To ${owner}/${name}, with the key that ends in ${key}.`,
  stageNames: {
    checking: 'Checking',
    building: 'Building the pages',
    publishing: 'Sending',
    live: 'Live',
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
  /** Why nothing was published, and what helps. */
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
  /** How far the way to the website is. */
  stages: {
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
  },
  /** How far publishing from this computer is. */
  deploying: {
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
  },
  /** The steps that set publishing up, and what stands in the way of each. */
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
  nothing: 'nothing',
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
  post: (title: string) => `Post “${title}”`,
  /** What the parts of the content are called. */
  files: {
    'accounts.yaml': 'Accounts',
    'classes.yaml': 'Classes',
    'contact.yaml': 'Phone and address',
    'faq.yaml': 'Questions and answers',
    'gallery.yaml': 'Gallery',
    'hours.yaml': 'Opening hours',
    'notice.yaml': 'Notice',
    'plans.yaml': 'Prices',
    'site.yaml': 'Name, menu and foot of every page',
    'trainers.yaml': 'Coaches',
    'pages/about.yaml': 'About',
    'pages/account.yaml': 'Your account',
    'pages/blog.yaml': 'Blog',
    'pages/bmi.yaml': 'BMI calculator',
    'pages/classes.yaml': 'Classes page',
    'pages/contact.yaml': 'Contact',
    'pages/gallery.yaml': 'Gallery page',
    'pages/home.yaml': 'Home',
    'pages/login.yaml': 'Sign in',
    'pages/pricing.yaml': 'Pricing',
    'pages/reset.yaml': 'New password',
    'pages/schedule.yaml': 'Schedule',
    'pages/signup.yaml': 'New account',
    'schedule/monday.yaml': 'Monday',
    'schedule/tuesday.yaml': 'Tuesday',
    'schedule/wednesday.yaml': 'Wednesday',
    'schedule/thursday.yaml': 'Thursday',
    'schedule/friday.yaml': 'Friday',
    'schedule/saturday.yaml': 'Saturday',
    'schedule/sunday.yaml': 'Sunday',
    'schedule/overview.yaml': 'The week on the Schedule page',
  },
  pages: {
    '/': 'Home',
    '/about': 'About',
    '/account': 'Your account',
    '/blog': 'Blog',
    '/classes': 'Classes',
    '/contact': 'Contact',
    '/gallery': 'Gallery',
    '/login': 'Sign in',
    '/pricing': 'Pricing',
    '/reset': 'New password',
    '/schedule': 'Schedule',
    '/signup': 'New account',
  },
  /** Whose items say by their own names where something is. */
  namedByTheirItems: ['plans.yaml', 'classes.yaml', 'trainers.yaml', 'faq.yaml'],
} as const;
