/** What the desk says about prices, offers, the timetable, classes and coaches. */
export const weekWords = {
  // Prices.
  detailsOf: (name: string) => `Details of ${name}`,
  priceBeginsThen: (name: string, price: string, day: string, isAnnounced: boolean) =>
    `${name}: ${price} from ${day} on${isAnnounced ? ', announced beforehand' : ''}`,
  announceNow: 'Announce it now, below today’s price',
  // An offer.
  plan: 'Plan',
  // A coach who is away.
  isOff: 'Cancelled',
  awayNow: (name: string) => `${name} is away`,
  // When something begins.
  firstDay: 'First day',
  lastDay: 'Last day',
  changesThen: (name: string, days: string) => `${name} changes ${days}`,
  // Timetable.
  day: 'Day',
  newClass: 'New class',
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
  notNow: 'Not now',
  // Classes and coaches.
  show: 'Show',
  countOf: {
    trainers: (count: number) => `${count} coaches`,
    classes: (count: number) => `${count} classes`,
  },
  leaves: (name: string) => `${name} leaves`,
} as const;
