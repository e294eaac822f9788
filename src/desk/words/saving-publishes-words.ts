/** Texts for the desk on the web, where saving means publishing: they replace those of the same name. */
export const savingPublishesWords = {
  saveShort: 'Publish ',
  lastChanges: 'Last published',
  noChangesHint: 'Everything on this device is also on the website.',
  nothingSavedYet: 'Nothing was published here yet.',
  saveChanges: (count: number) => `Publish ${count === 1 ? 'one change' : `${count} changes`}`,
} as const;
