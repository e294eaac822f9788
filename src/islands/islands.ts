/**
 * What comes alive in the browser, and the file of each below src/, which exports it under its name: a .tsx is a part
 * of React and is hydrated, a .ts is a function that keeps markup up to date.
 */
export const islands = {
  BmiCalculator: 'parts/BmiCalculator.tsx',
  liveStatus: 'pages/home/live-status.ts',
  AuthPanel: 'accounts/AuthPanel.tsx',
  ResetPanel: 'accounts/ResetPanel.tsx',
  AccountPanel: 'accounts/AccountPanel.tsx',
  liveSaves: 'accounts/live-saves.ts',
  liveBlog: 'pages/blog/live-blog.ts',
  liveContact: 'pages/contact/live-contact.ts',
  liveGallery: 'pages/gallery/live-gallery.ts',
  liveHours: 'parts/live-hours.ts',
  liveMap: 'pages/contact/live-map.ts',
  liveShare: 'pages/blog/live-share.ts',
  liveSchedule: 'pages/schedule/live-schedule.ts',
} as const satisfies Readonly<Record<string, `${string}.ts` | `${string}.tsx`>>;

export type IslandName = keyof typeof islands;
