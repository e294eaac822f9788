/** "Body Building" → "body-building", the form of a category or a tag in the address of the blog. */
export const filterId = (name: string) => name.toLowerCase().replace(/\s+/g, '-');
