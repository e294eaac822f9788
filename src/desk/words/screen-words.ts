/** The desk's texts on its screens for posts, photographs, pages, contact and facts to confirm. */
export const screenWords = {
  // Posts.
  newPost: 'New post',
  writePost: 'Write a post',
  draft: 'Draft',
  itsAddress: (address: string) => `Its address: ${address}`,
  giveAddress: (address: string) => `Give it the address ${address}`,
  wordsForAddress: 'Words for its address',
  wordsForAddressHint:
    'The title has no Latin letters, which addresses are made of. Type a few words with them, such as: five stretches.',
  oldAddressLeads: 'The old address will lead to the new one.',
  whenItAppears: 'When it appears',
  whenHint: 'A post with a future date appears on that day, with the build of the night.',
  withNextPublish: 'With the next publish',
  onItsDay: (day: string) => `On its day, ${day}`,
  staysDraft: 'Stays a draft',
  deletePost: 'Delete this post',
  deletePostAsked: 'Delete this post?',
  deletePostNow: 'Yes, delete it',
  keepPost: 'No, keep it',
  // Photographs, pages, contact.
  photographsHint: 'Choose where the photograph is shown, then add the new one.',
  theGallery: 'The gallery',
  addAndOrder: 'Add, reorder, remove',
  pageHint: 'From the top of the page to the bottom.',
  page: 'Page',
  contactScreenHint:
    'Facts only. What is marked as an example was made up for the first version; confirm or replace it.',
  inventedHint: 'Made up for the first version: replace it, or confirm that it is real.',
  thisIsReal: 'This is real',
} as const;
