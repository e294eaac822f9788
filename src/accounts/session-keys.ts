/** Keys in localStorage: the hint that somebody is signed in, and the ids of the saved classes. */
export const sessionKey = 'account';
export const savedKey = 'saved-classes';

/** The value of `sessionKey` while somebody is signed in. */
export const signedInMark = 'in';

/** Key in sessionStorage of the message for the next page. */
export const doneKey = 'done';

/** The `data-part` of logout buttons. */
export const logOutPart = 'leave';
