/** The keys in the browser's storage that say that somebody is signed in, and which classes are saved. */
export const sessionKey = 'account';
export const savedKey = 'saved-classes';

/** The value of the first while somebody is signed in. */
export const signedInMark = 'in';

/** The key in the storage of the tab under which the next page finds what has just been done. */
export const doneKey = 'done';

/** Marks the buttons Log out. */
export const logOutPart = 'leave';
