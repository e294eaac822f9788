/** Posts, photographs, pages and contact. */
export const pageWords = {
  // Posts.
  newPost: 'New post',
  writePost: 'Write a post',
  draft: 'Draft',
  noSuchPost: 'There is no such post',
  itsAddress: (address: string) => `Its address: ${address}`,
  giveAddress: (address: string) => `Give it the address ${address}`,
  oldAddressLeads: 'Whoever has the old address comes to the new one.',
  whenItAppears: 'When it appears',
  whenHint: 'A post whose day is still to come appears on that day by itself.',
  withNextPublish: 'With the next publish',
  onItsDay: (day: string) => `On its day, ${day}`,
  staysDraft: 'Stays a draft',
  deletePost: 'Delete this post',
  deletePostAsked: 'Delete this post?',
  deletePostNow: 'Yes, delete it',
  keepPost: 'No, keep it',
  // Photographs, pages, contact.
  photographsHint: 'Choose where the photograph stands, then bring the new one.',
  theGallery: 'The gallery',
  addAndOrder: 'Add, order, remove',
  pageHint: 'From the top of the page to its foot.',
  page: 'Page',
  contactScreenHint:
    'Facts only. What is marked as an example was made up for the first version; confirm or replace it.',
  phoneAsRead: 'Number, as people read it',
  phoneFollows: 'What a phone dials follows by itself.',
  inventedHint: 'Made up for the first version: replace it, or confirm that it is real.',
  thisIsReal: 'This is real',
} as const;
