/* Titles of groups of fields that the desk names too. They are not in a schema, because its page loads no schemas. */

/** The title of the group with the title of the page. */
export const topOfPage = 'Top of the page';
