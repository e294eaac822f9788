import { listInEnglish } from './english.ts';

/** What the desk says about prices, offers, the timetable, classes and coaches. */
export const weekWords = {
  // Prices.
  pricesHint:
    'A price changes everywhere at once: on Home, on Pricing and in every sentence that names it.',
  sentenceUnderPrice: 'Sentence under the price',
  newPlan: 'New plan',
  addPlan: 'Add a plan',
  boxBesidePosts: 'The box beside the posts',
  moreAbout: (name: string) => `More about ${name}`,
  meaningOfPrices: 'What a price covers: unit, tax, joining fee, notice, refund',
  aroundPrices: 'What plans can include, and text around the prices',
  cannotBeRead: 'This was changed outside the desk and cannot be read now.',
  priceBegins: 'When does the new price begin?',
  nextPrices: 'Prices by day',
  otherDays: 'on other days',
  priceBeginsThen: (name: string, price: string, day: string, isAnnounced: boolean) =>
    `${name}: ${price} from ${day} on${isAnnounced ? ', said before' : ''}`,
  sayItBefore: 'Say it before: visitors read it below the price of today',
  onlyForSomeDays: 'Only on some days: make an offer',
  // An offer.
  offerHint: 'For some days. The usual price returns by itself after the last day.',
  plan: 'Plan',
  usualPrice: 'Usual price',
  offerPrice: 'Price during the offer',
  forWhom: 'For whom (may be left out)',
  forWhomHint: 'Such as New members. Visitors read it beside the price.',
  offerIsNotLower: (usual: string) => `An offer is less than the usual price, ${usual}.`,
  /** Days in words; `from` is '' for today. */
  offerOf: (plan: string, price: string, from: string, until: string, note: string) => {
    const days = from === '' ? `until ${until}` : `from ${from} to ${until}`;
    const whom = note === '' ? '' : `, for ${note.charAt(0).toLowerCase()}${note.slice(1)}`;
    return `${plan} costs ${price} ${days}${whom}`;
  },
  // A coach who is away.
  awayHint: 'For some days. After the last day everything is as usual by itself.',
  whoIsAway: 'Who is away',
  whoTakesOver: 'Who takes over',
  oneCoachForAll: 'One for all',
  classByClass: 'Class by class',
  freeAtAll: (count: number) => (count === 1 ? 'Free at that time' : `Free at all ${count} times`),
  nobodyCancel: 'Nobody: cancel it',
  isOff: 'Cancelled',
  isNotOffered: (name: string, at: string) => `${name} is not offered: ${at}.`,
  givesNoClass: (name: string) => `${name} gives no class in these days.`,
  awayNow: (name: string) => `${name} is away`,
  onTheDay: (day: string) => `on ${day}`,
  fromToDay: (from: string, until: string) => `from ${from} to ${until}`,
  isAway: (name: string, days: string, rest: string) => `${name} is away ${days}. ${rest}`.trim(),
  areCancelled: (count: number) =>
    count === 1 ? 'One class is cancelled.' : `${count} classes are cancelled.`,
  priceOnlyThen: (name: string, price: string, days: string) => `${name}: ${price} on ${days}`,
  // When something begins.
  changeBegins: 'When does this change begin?',
  isNotBegun: 'It is not said yet when this begins.',
  beginFirst: 'Choose the day and press the button below it, or choose “Now”.',
  isNotHeldThen: 'The class is not held on these days.',
  whenNow: 'Now',
  whenFrom: 'From a day on',
  whenOnly: 'Only on some days',
  firstDay: 'First day',
  lastDay: 'Last day',
  untilDay: (day: string) => `until ${day}`,
  fromDay: (day: string) => `from ${day}`,
  changesThen: (name: string, days: string) => `${name} changes ${days}`,
  changesAtMidnight: 'The website changes by itself at midnight.',
  beginThen: 'Begin on that day',
  onlyThen: 'Only on these days',
  // Timetable.
  timetableHint: 'Choose a class to change it.',
  day: 'Day',
  addClassOn: (day: string) => `Add a class on ${day}`,
  noTimeYet: 'no time yet',
  newClass: 'New class',
  thisClass: 'This class',
  wordsOfTheDays: 'A sentence for each day',
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
  onlyOnce: 'On one day only: cancelled, another coach or time',
  onlyInSomeWeeks: 'From or until a day, or only in some weeks',
  done: 'Done',
  cancel: 'Keep it as it is',
  questionsHint:
    'Which of them a page shows, and in which order, is chosen on that page, under “Which questions”.',
  someWeeks: 'some weeks only',
  // Classes and coaches.
  show: 'Show',
  countOf: {
    trainers: (count: number) => `${count} coaches`,
    classes: (count: number) => `${count} classes`,
  },
  addCoach: 'Add a coach',
  addClass: 'Add a class',
  timesAWeek: (counts: readonly (readonly [name: string, count: number])[]) => {
    const times = (count: number) => ['', 'once', 'twice'][count] ?? `${count} times`;
    return counts.length === 0
      ? 'Not in the timetable'
      : `${counts.map(([name, count]) => `${name} ${times(count)}`).join(', ')} a week`;
  },
  itsTimes: 'Days and times are in the timetable',
  leaves: (name: string) => `${name} leaves`,
  // A coach who leaves.
  leavesHint: 'Say it once. The website changes by itself on the day.',
  whoLeaves: 'Who leaves',
  freeAlways: 'Free at all times',
  nobodyIsFreeForAll: 'Nobody is free at all these times. Choose class by class.',
  whoGives: (name: string) => `Who gives ${name}`,
  gives: (coach: string, name: string) => `${coach} gives ${name}`,
  leavesNoClass: (name: string) => `${name} gives no class after this day.`,
  leavesAfter: (name: string, day: string, gives: readonly string[]) =>
    `${name} leaves after ${day}.${gives.length === 0 ? '' : ` ${listInEnglish(gives)}.`}`,
  trueFrom: (day: string) => `What will be true from ${day}`,
  isOnNoPage: (name: string) => `${name} is on no page, and is not counted among the coaches.`,
  leftToDo: 'Left to do afterwards',
  textsName: (count: number, name: string) =>
    `${count === 1 ? 'One text names' : `${count} texts name`} ${name}. They may stay as they are.`,
  removeForGood: (name: string, day: string) =>
    `Remove ${name} for good. Start reminds you from ${day}.`,
  hasLeft: (name: string, day: string) =>
    `The last day of ${name} was ${day}. No page shows ${name} any more.`,
  isRemovedForGood: (name: string) => `${name} is removed for good`,
  busyThen: (name: string) => `${name}, has another class then`,
  classesOf: (name: string) => `Classes of ${name}`,
} as const;
