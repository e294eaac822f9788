/** Texts of the bar, the list of subjects, the start screen, search, the list of changes, and earlier versions. */
export const frameWords = {
  // The bar and the list.
  undoOf: (what: string) => `Undo: ${what}`,
  redoOf: (what: string) => `Redo: ${what}`,
  toConfirm: 'To confirm',
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
  newPost: 'New post',
  noNotice: 'No notice is showing',
  // Actions, in the list of changes.
  isAsUsual: (name: string, days: string) => `${name} ${days} is as usual`,
  goThere: 'Go there',
} as const;
