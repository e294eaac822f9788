/**
 * The key in localStorage of the note that somebody is signed in. All keys of this file are in the browsers of
 * visitors, so a new name loses what is stored there.
 */
export const sessionKey = 'account';
/** The key in localStorage of the ids of the saved classes. */
export const savedKey = 'saved-classes';

/** The value of `sessionKey` while somebody is signed in. */
export const signedInMark = 'in';

/** The key in sessionStorage of what the next page reports: a completed action, or the id of the class to save. */
export const doneKey = 'done';

/** The `data-part` of logout buttons. */
export const logOutPart = 'leave';
