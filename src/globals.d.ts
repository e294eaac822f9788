/** The day that the build counts as today, "2026-11-21", in India. */
declare const __TODAY__: string;
