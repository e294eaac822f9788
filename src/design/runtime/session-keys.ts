/*
 * The keys under which the site stores something in the browsers of visitors: a new name would lose what is stored
 * there.
 */

/** The key in localStorage of the note that somebody is signed in. */
export const sessionKey = 'account';
/** The key in localStorage of the ids of the saved classes. */
export const savedKey = 'saved-classes';

/** The value of `sessionKey` while somebody is signed in. */
export const signedInMark = 'in';

/** The key in sessionStorage of what the next page reports: a completed action, or the id of the class to save. */
export const doneKey = 'done';

/** The `data-part` of logout buttons. */
export const logOutPart = 'leave';
