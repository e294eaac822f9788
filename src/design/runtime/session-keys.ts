/** Key in localStorage of the hint that somebody is signed in. */
export const sessionKey = 'account';
/** Key in localStorage of the ids of the saved classes. */
export const savedKey = 'saved-classes';

/** The value of `sessionKey` while somebody is signed in. */
export const signedInMark = 'in';

/** Key in sessionStorage of what the next page reports: a completed action, or the id of the class to save. */
export const doneKey = 'done';

/** The `data-part` of logout buttons. */
export const logOutPart = 'leave';
