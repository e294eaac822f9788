import { changeWords } from './editing-words.ts';

/** The desk's texts about opening hours, notices, and classes that differ on one day. */
export const dayWords = {
  // Hours.
  hoursHint:
    'Choose the day with different hours. For several days in a row, choose the first and the last.',
  rangeHint: 'Choose the last day, or continue below the calendar.',
  daysInWords: (from: string, until: string | undefined) =>
    until === undefined ? from : `${from} to ${until}`,
  monthInWords: (month: string): string =>
    `${changeWords.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  closed: 'Closed',
  closedFor: (reason: string) => `closed, ${reason}`,
  differentHoursDay: 'Different hours',
  otherHours: 'different hours',
  till: (time: string) => `until ${time}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  regularHours: 'Regular hours',
  onThatDay: 'On that day we are',
  onThoseDays: 'On those days we are',
  closedAllDay: 'Closed all day',
  openDifferently: 'Open at different times',
  opens: 'Opens',
  closes: 'Closes',
  reasonLabel: 'Reason, shown to visitors',
  useRegularHours: 'Use regular hours that day',
  useRegularHoursOnAll: 'Use regular hours on those days',
  classesWillNotTakePlace: (count: number) =>
    count === 1 ? 'One class will not take place:' : `${count} classes will not take place:`,
  andMoreClasses: (count: number) => ` and ${count} more`,
  shownAutomatically: 'The website shows this automatically.',
  firstDayIsOver: 'The first day is over.',
  lastBeforeFirst: 'The last day is before the first day.',
  classFirst: 'Choose the class first.',
  differenceFirst: 'This holds already. Choose what happens that day instead.',
  isThereAlready: 'The timetable has this class already.',
  whyFirst: 'Enter the reason first: visitors always see it.',
  // Notice.
  noticeHint:
    'Lines at the top of every page, each only on the days you choose. The first is on top.',
  onDay: {
    cancellations: 'Cancelled classes',
    changes: 'Classes with another coach or time on one day',
    extraClasses: 'Extra classes',
    absences: 'Coaches who are away',
  },
  addOnDay: {
    cancellations: 'Cancel one class',
    changes: 'Change a class on one day',
    extraClasses: 'Add an extra class',
    moves: 'Move a class to another day',
    absences: 'A coach is away',
  },
  extraHint: 'The timetable shows it on that day only.',
  whichDay: 'Which day?',
  whatHappens: 'What happens that day?',
  differences: {
    off: { name: 'It is cancelled', button: 'Cancel the class' },
    held: { name: 'It is held', button: 'Change it that day' },
  },
  undoCancellation: 'Undo the cancellation',
  callOffScreenHint:
    'The timetable shows it on that day only. The week after, the class is as usual.',
  whichClass: 'Which class?',
  withCoach: (name: string) => `with ${name}`,
  noClassesThatDay: 'No classes on that day.',
  tomorrow: 'tomorrow',
  anotherDay: 'Another day',
  anyClass: 'Any class',
  ofClass: 'Only one class, in the next two weeks',
  changeOnDay: 'Change it that day',
} as const;
