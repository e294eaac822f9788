/**
 * The register of all islands, the parts of pages that come alive in the browser: the name that a file exports, and its
 * path below src/. A .tsx file exports a React component to hydrate, a .ts file a function that keeps prerendered
 * markup up to date. A new island is added here and in island-parts.ts.
 */
export const islands = {
  BmiCalculator: 'design/parts/BmiCalculator.tsx',
  liveStatus: 'pages/home/live-status.ts',
  AuthPanel: 'pages/account/AuthPanel.tsx',
  ResetPanel: 'pages/account/ResetPanel.tsx',
  AccountPanel: 'pages/account/AccountPanel.tsx',
  liveSaves: 'pages/schedule/live-saves.ts',
  liveBlog: 'pages/blog/live-blog.ts',
  liveContact: 'pages/contact/live-contact.ts',
  liveGallery: 'pages/gallery/live-gallery.ts',
  liveHours: 'design/parts/live-hours.ts',
  liveMap: 'pages/contact/live-map.ts',
  liveShare: 'pages/blog/live-share.ts',
  liveWeek: 'pages/schedule/live-week.ts',
  liveSchedule: 'pages/schedule/live-schedule.ts',
  liveTimes: 'pages/schedule/live-times.ts',
  liveTrial: 'pages/trial/live-trial.ts',
} as const satisfies Readonly<Record<string, `${string}.ts` | `${string}.tsx`>>;

export type IslandName = keyof typeof islands;

/** The islands that only a site with accounts has. */
export const accountIslands: readonly IslandName[] = [
  'AuthPanel',
  'ResetPanel',
  'AccountPanel',
  'liveSaves',
];
