/** The keys in the browser's storage that say that somebody is signed in, and which classes are saved. */
export const sessionKey = 'account';
export const savedKey = 'saved-classes';

/** Marks the buttons Log out. */
export const logOutPart = 'leave';
