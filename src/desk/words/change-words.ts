/** The editor's texts in the list of changes: each change and its values before and after. */
export const changeWords = {
  withMore: (what: string, more: number) => (more === 0 ? what : `${what}, and ${more} more`),
  insteadOf: (what: string, after: string, before: string): string => {
    if (before === changeWords.nothing) return `${what}: ${after}`;
    return after === changeWords.nothing
      ? `${what} is empty`
      : `${what} ${after} instead of ${before}`;
  },
  isNew: (thing: string) => `${thing}: new`,
  isGone: (thing: string) => `${thing}: deleted`,
  hasNewAddress: (post: string) => `${post}: new address`,
  inList: (list: string, item: string) => `${list}, ${item},`,
  isAdded: (thing: string) => `${thing} added`,
  isRemoved: (thing: string) => `${thing} removed`,
  isMovedFrom: (here: string, before: string) => `${here}: was ${before}`,
  isMoved: (thing: string) => `${thing} moved`,
  wholeVersion: 'the whole of it',
  deletedVersion: 'deleted',
  onlyComments: 'Comments of the files',
  pointAt: (left: string, top: string) => `${left} from the left, ${top} from the top`,
  nothing: 'nothing',
  emptyItem: 'an empty one',
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
