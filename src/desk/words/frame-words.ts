import { sentence } from '../../content/text/format.ts';
import { countInEnglish, listInEnglish } from './english.ts';

/** Texts of the bar, the list of subjects, the start screen, search, the list of changes, and earlier versions. */
export const frameWords = {
  // The bar and the list.
  undoOf: (what: string) => `Undo: ${what}`,
  redoOf: (what: string) => `Redo: ${what}`,
  toConfirm: 'To confirm',
  findShort: 'Find',
  allTasks: 'All tasks',
  preview: 'Preview',
  // Start.
  endOffer: 'Change or end the offer',
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
  noNotice: 'No notice is showing',
  // Acts, in the list of changes. Days and times are in words: "Tuesday 26 January", "4:00 pm"; '' if unknown.
  takeOver: (successors: readonly (readonly [name: string, count: number])[]) =>
    `${listInEnglish(successors.map(([name, count]) => `${name} gives ${countInEnglish(count)}`))} of the classes.`,
  isCancelled: (name: string, days: string) => `${name} ${days} is cancelled`,
  isHeldAfterAll: (name: string, days: string) => `${name} ${days} is no longer cancelled`,
  isDifferent: (name: string, days: string, coach: string, time: string) => {
    const at = time === '' ? '' : ` at ${time}`;
    return coach === '' ? `${name} ${days} is${at}` : `${coach} gives ${name} ${days}${at}`;
  },
  isAsUsual: (name: string, days: string) => `${name} ${days} is as usual`,
  isExtra: (name: string, days: string) => `An extra class ${days}: ${name}`,
  isNoLongerExtra: (name: string, days: string) => `The extra class ${days} is removed: ${name}`,
  atTimeWith: (time: string, coach: string) => sentence(`${time}, with ${coach}`),
  isClosedOrOpen: (days: string, reason: string, hours: string) =>
    [`${hours === '' ? 'Closed' : `Open ${hours}`} ${days}`, reason].filter(Boolean).join(', '),
  isOrdinary: (days: string) => `Regular hours ${days}`,
  visitorsRead: (time: string, reason: string) => sentence(`${time}. Visitors read: “${reason}”`),
  goThere: 'Go there',
  isPutUp: 'A notice is put up',
  isTakenDown: 'A notice is taken down',
  noticeOn: (text: string, days: string) => `“${text}”, ${days}`,
} as const;
