import { sentence } from '../../content/text/format.ts';
import { countInEnglish, listInEnglish } from './english.ts';

/** Texts of the bar, the list of subjects, the start screen, search, the list of changes, and earlier versions. */
export const frameWords = {
  // The bar and the list.
  theDesk: 'the desk',
  brandLink: (gym: string) => `${gym}, the desk: start`,
  skip: 'Skip to the form',
  undoOf: (what: string) => `Undo: ${what}`,
  redoOf: (what: string) => `Redo: ${what}`,
  whatCanBeChanged: 'What can be changed',
  start: 'Start',
  toConfirm: 'To confirm',
  find: 'Find what to change',
  findShort: 'Find',
  allTasks: 'All tasks',
  formOrPreview: 'Form or preview',
  change: 'Change',
  preview: 'Preview',
  stateOfTheSite: 'What is on the website',
  deskIsAway:
    'The website’s files cannot be reached now. If the desk was started again, open it with its new address.',
  toFixCount: (count: number) => `${count} to fix`,
  toFillCount: (count: number) => `${count} not filled in yet`,
  // Start.
  /** `time`: "HH:MM". */
  greeting: (time: string) => {
    if (time < '12:00') return 'Good morning';
    return time < '17:00' ? 'Good afternoon' : 'Good evening';
  },
  whatToDo: 'What do you want to do?',
  /** The tasks on the first screen, by the screens that do them. */
  tasks: {
    prices: 'Change a price',
    offer: 'Make an offer',
    timetable: 'Change the timetable',
    hours: 'Close for a holiday',
    'call-off': 'Cancel or change one class',
    away: 'A coach is away',
    'extra-class': 'Add a class on one day',
    notice: 'Put up a notice',
    posts: 'Write or change a post',
    photographs: 'Change photographs',
    leaves: 'A coach leaves',
    coaches: 'Classes and coaches',
    contact: 'Phone, address, hours',
    pages: 'Text on a page',
  },
  /** Search terms that also find a task. */
  tasksAlso: {
    prices: 'cost fee plan rupees dearer cheaper increase',
    offer: 'discount sale deal special reduction cheaper price plan',
    timetable: 'schedule move class weekly time',
    hours: 'closed shut hours open festival day',
    away: 'coach trainer teacher ill sick holiday leave absent substitute replacement covers',
    'call-off': 'cancel substitute replacement one day once',
    'extra-class': 'extra class once workshop',
    notice: 'announcement line banner',
    posts: 'blog article news',
    photographs: 'picture photo image gallery',
    leaves: 'trainer teacher quits goes resigns stops last day farewell',
    coaches: 'trainer teacher staff joins new coach class description',
    contact: 'number email map whatsapp',
    pages: 'text sentence heading question answer faq page words terms policy',
  },
  tasksFound: 'To do',
  toDo: 'Waiting for somebody',
  noOffer: 'No offer now',
  offerUntil: (name: string, day: string) => `${name} until ${day}`,
  coachTaskHint: 'Names, levels, portraits; a new one',
  awayTaskHint: 'For some days: who takes the classes',
  classesAWeek: (count: number) => `${count} classes a week`,
  nextHoliday: (day: string, reason: string) => `Next: ${day}, ${reason}`,
  noHoliday: 'No special days yet',
  callOffHint: 'Once: cancelled, another coach, another time',
  extraClassHint: 'Once, in addition to the timetable',
  noNotice: 'No notice is showing',
  noticeFrom: (day: string, text: string) => `From ${day}: ${text}`,
  postsSoFar: (count: number) => `${count} posts so far`,
  photographsInAll: (gallery: number, all: number) => `${gallery} in the gallery, ${all} in all`,
  contactHint: 'How people reach you',
  wordsHint: 'Every page, home first',
  notOnTheSite: 'Not on the website yet',
  // Find.
  foundFor: (asked: string) => `“${asked}”`,
  foundCount: (count: number) =>
    count === 1 ? 'Found in one place.' : `Found in ${count} places.`,
  foundNothing: 'Not found on the website. Try a single word, or a shorter one.',
  isItNew: 'Is it a new class?',
  addItOnce: 'Add it once; then you can put it in the timetable.',
  addClassNamed: (name: string) => `Add the class “${name}”`,
  // Acts, in the list of changes. Days and times are in words: "Tuesday 26 January", "4:00 pm"; '' if unknown.
  takeOver: (successors: readonly (readonly [name: string, count: number])[]) =>
    `${listInEnglish(successors.map(([name, count]) => `${name} gives ${countInEnglish(count)}`))} of the classes.`,
  isCancelled: (name: string, days: string) => `${name} on ${days} is cancelled`,
  isHeldAfterAll: (name: string, days: string) => `${name} on ${days} is no longer cancelled`,
  isDifferent: (name: string, days: string, coach: string, time: string) => {
    const at = time === '' ? '' : ` at ${time}`;
    return coach === '' ? `${name} on ${days} is${at}` : `${coach} gives ${name} on ${days}${at}`;
  },
  isAsUsual: (name: string, days: string) => `${name} on ${days} is as usual`,
  isExtra: (name: string, days: string) => `An extra class on ${days}: ${name}`,
  isNoLongerExtra: (name: string, days: string) => `The extra class on ${days} is removed: ${name}`,
  atTimeWith: (time: string, coach: string) => sentence(`${time}, with ${coach}`),
  isClosedOrOpen: (days: string, reason: string, hours: string) =>
    [`${hours === '' ? 'Closed' : `Open ${hours}`} on ${days}`, reason].filter(Boolean).join(', '),
  isOrdinary: (days: string) => `Regular hours on ${days}`,
  visitorsRead: (time: string, reason: string) => sentence(`${time}. Visitors read: “${reason}”`),
  places: (count: number) => `${count} places`,
  goThere: 'Go there',
  isPutUp: 'A notice is put up',
  isTakenDown: 'A notice is taken down',
  noticeOn: (text: string, days: string) => `“${text}”, on ${days}`,
  theirs: 'The other',
} as const;
