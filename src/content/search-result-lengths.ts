// In characters: search engines cut longer texts off.

/** The longest title of a page. */
export const longestTitle = 60;
/** The longest description of a page. */
export const longestDescription = 155;
/** The shortest description of a page, and excerpt of a post: a shorter one says too little. */
export const shortestDescription = 70;
