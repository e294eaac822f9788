/** The day that the build counts as today, "2026-11-21", in India. */
declare const __TODAY__: string;

/** Whether posts are shown that visitors may not read yet: drafts, and those of a day to come. */
declare const __DRAFTS__: boolean;

/** Whether some service keeps accounts, in a build or while developing; without one the site shows nothing of them. */
declare const __ACCOUNTS__: boolean;

/** Whether the device keeps the timetable for the time without a network; not while developing. */
declare const __OFFLINE_COPIES__: boolean;

/** Address of src/runtime/afterwards.ts. */
declare const __AFTERWARDS__: string;

/** Whether the desk is built for the web, where people sign in and publish, rather than for the content folder. */
declare const __ON_WEB__: boolean;
