import { listInEnglish } from './english.ts';

/** What the desk says about prices, offers, the timetable, classes and coaches. */
export const weekWords = {
  // Prices.
  detailsOf: (name: string) => `Details of ${name}`,
  priceBeginsThen: (name: string, price: string, day: string, isAnnounced: boolean) =>
    `${name}: ${price} from ${day} on${isAnnounced ? ', announced beforehand' : ''}`,
  announceNow: 'Announce it now, below today’s price',
  // An offer.
  plan: 'Plan',
  offerPrice: 'Price during the offer',
  // A coach who is away.
  whoIsAway: 'Who is away',
  whoTakesOver: 'Who takes over',
  isOff: 'Cancelled',
  awayNow: (name: string) => `${name} is away`,
  priceOnlyThen: (name: string, price: string, days: string) => `${name}: ${price} ${days}`,
  // When something begins.
  firstDay: 'First day',
  lastDay: 'Last day',
  untilDay: (day: string) => `until ${day}`,
  fromDay: (day: string) => `from ${day}`,
  changesThen: (name: string, days: string) => `${name} changes ${days}`,
  // Timetable.
  day: 'Day',
  addClassOn: (day: string) => `Add a class on ${day}`,
  newClass: 'New class',
  thisClass: 'This class',
  classFields: {
    date: 'Day',
    class: 'Class',
    start: 'Begins',
    end: 'Ends',
    trainer: 'Coach',
    newStart: 'Begins',
    newEnd: 'Ends',
  },
  classOnDay: (name: string, day: string, time: string) =>
    [name, `${day} ${time}`.trim()].filter(Boolean).join(', '),
  done: 'Done',
  cancel: 'Keep it as it is',
  // Classes and coaches.
  show: 'Show',
  countOf: {
    trainers: (count: number) => `${count} coaches`,
    classes: (count: number) => `${count} classes`,
  },
  leaves: (name: string) => `${name} leaves`,
  // A coach who leaves.
  whoLeaves: 'Who leaves',
  leavesAfter: (name: string, day: string, gives: readonly string[]) =>
    `${name} leaves after ${day}.${gives.length === 0 ? '' : ` ${listInEnglish(gives)}.`}`,
  trueFrom: (day: string) => `What visitors see from ${day}`,
  leftToDo: 'What is left to do',
} as const;
