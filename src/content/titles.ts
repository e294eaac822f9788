/* Titles of groups of fields of which the desk speaks, too: its page loads no schemas. */

/** The title of the group with the title of the page. */
export const topOfPage = 'Top of the page';
