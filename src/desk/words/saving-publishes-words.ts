/** Texts of the screens that replace others where saving means publishing. */
export const savingPublishesWords = {
  saveShort: 'Publish ',
  lastChanges: 'Last published',
  noChangesHint: 'Everything on this device is also on the website.',
  nothingSavedYet: 'Nothing was published here yet.',
  saveChanges: (count: number) => `Publish ${count === 1 ? 'one change' : `${count} changes`}`,
} as const;
