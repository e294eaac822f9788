// The constants that the bundlers of the site (vite.config.ts) and of the desk (scripts/desk/bundle) define.

/** Whether the timetable is cached for offline use, which is not so during development. */
declare const __OFFLINE_COPIES__: boolean;

/** The URL of the script that pages load last, src/design/runtime/deferred.ts. */
declare const __DEFERRED__: string;

/** Whether the desk is built for the web, where people sign in and publish, rather than for the content folder. */
declare const __ON_WEB__: boolean;

/** The id of the build of the desk, the same in its page and on its host. */
declare const __DESK_BUILD__: string;
