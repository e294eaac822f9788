import { changeWords } from './editing-words.ts';

/** The desk's texts about opening hours, notices, and classes that differ on one day. */
export const dayWords = {
  // Hours.
  monthInWords: (month: string): string =>
    `${changeWords.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  closed: 'Closed',
  otherHours: 'different hours',
  otherHoursTask: 'Other hours on some weekdays',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  opens: 'Opens',
  closes: 'Closes',
  reasonLabel: 'Reason, shown to visitors',
  // Notice.
  addOnDay: {
    cancellations: 'Cancel one class',
    changes: 'Change a class on one day',
    extraClasses: 'Add an extra class',
    moves: 'Move a class to another day',
    absences: 'A coach is away',
  },
} as const;
