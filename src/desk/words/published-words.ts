/** What the screens say differently where saving means publishing. */
export const publishedWords = {
  saveShort: 'Publish ',
  lastChanges: 'Last published',
  noChangesHint: 'Everything on this device is also on the website.',
  nothingSavedYet: 'Nothing was published here yet.',
  saveChanges: (count: number) => `Publish ${count === 1 ? 'one change' : `${count} changes`}`,
} as const;
