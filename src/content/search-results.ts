/** How many characters search results show of the title and the description of a page. */
export const longestTitle = 60;
export const longestDescription = 155;
/** Shorter descriptions are refused. */
export const shortestDescription = 70;
