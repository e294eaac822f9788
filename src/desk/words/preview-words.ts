/** What the editor says around the preview of a page; forms say `notFilledIn` too. */
export const previewWords = {
  asOn: (day: string) => `as it will be on ${day}.`,
  phone: 'Phone',
  computer: 'Computer',
  previewWidth: 'Width of the preview',
  previewWaits: 'The page appears here once the published files have no mistakes.',
  previewIsBehind: 'Something still needs fixing. The page shows everything else.',
  showParts: 'Show what can be changed',
  changeThis: 'Change this',
  notFilledIn: (field: string) => `Not filled in yet: ${field}`,
  previewOf: (page: string) => `Preview of the page ${page}`,
} as const;
