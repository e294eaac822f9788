import { words as editorWords } from '../../editor/words.ts';

/** Opening hours, notices, and classes that differ on one day. */
export const dayWords = {
  // Hours.
  hoursHint: 'Press the day with different hours; press a second one for several days in a row.',
  rangeHint: 'Press the last day, or continue below the calendar.',
  daysInWords: (from: string, until: string | undefined) =>
    until === undefined ? from : `${from} to ${until}`,
  monthInWords: (month: string): string =>
    `${editorWords.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  closed: 'Closed',
  closedFor: (reason: string) => `closed, ${reason}`,
  shorterDay: 'Other hours',
  otherHours: 'other hours',
  till: (time: string) => `till ${time}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  theOrdinaryWeek: 'The ordinary week',
  thatDayWeAre: 'That day we are',
  thoseDaysWeAre: 'Those days we are',
  closedAllDay: 'Closed all day',
  openShorter: 'Open at other times',
  opens: 'Opens',
  closes: 'Closes',
  whyAsRead: 'Why, as visitors read it',
  makeOrdinary: 'Make it an ordinary day',
  makeAllOrdinary: 'Make them ordinary days',
  classesDoNotTakePlace: (count: number) =>
    count === 1 ? 'One class does not take place:' : `${count} classes do not take place:`,
  andMore: (count: number) => ` and ${count} more`,
  nothingMoreToDo: 'The site says so by itself.',
  classFirst: 'Choose the class first.',
  differenceFirst: 'Choose first what happens that day.',
  whyFirst: 'Write why first: visitors always read the reason.',
  // Notice.
  noticeHint: 'One line at the top of every page. It appears and disappears by itself.',
  takeDown: 'Take it down',
  sometimes: {
    cancellations: 'Cancelled classes',
    changes: 'Classes with another coach or time on one day',
    extraClasses: 'Extra classes',
  },
  addSometimes: {
    cancellations: 'Cancel one class',
    changes: 'Change one class once',
    extraClasses: 'Add an extra class',
  },
  extraHint: 'The timetable shows it that day. The week after, it is gone.',
  whichDay: 'Which day?',
  whatHappens: 'What happens that day?',
  differences: {
    off: { name: 'It does not take place', button: 'Cancel the class' },
    coach: { name: 'Another coach gives it', button: 'Change the coach that day' },
    time: { name: 'It is at another time', button: 'Change the time that day' },
  },
  holdAfterAll: 'Hold it after all',
  callOffScreenHint:
    'The timetable shows it that day. The week after, the class is as usual again.',
  whichClass: 'Which class?',
  withCoach: (name: string) => `with ${name}`,
  noClassesThen: 'No classes then.',
  today: 'today',
  tomorrow: 'tomorrow',
  anotherDay: 'Or another day',
  anyClass: 'Any class',
  ofClass: 'Only one class, two weeks ahead',
  changeOnce: 'Change it that day',
} as const;
