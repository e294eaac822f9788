/** The desk's texts on its screens for posts, photographs, pages, contact and facts to confirm. */
export const screenWords = {
  // Posts.
  newPost: 'New post',
  giveAddress: (address: string) => `Give it the address ${address}`,
  // Photographs, pages, contact.
} as const;
