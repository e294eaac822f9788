/**
 * What comes alive in the browser, and the file of each below src/, which exports it under its name: a .tsx is a part
 * of React and is hydrated, a .ts is a function that keeps markup up to date.
 */
export const islands = {
  BmiCalculator: 'parts/BmiCalculator.tsx',
  liveStatus: 'islands/live-status.ts',
  AuthPanel: 'accounts/AuthPanel.tsx',
  ResetPanel: 'accounts/ResetPanel.tsx',
  AccountPanel: 'accounts/AccountPanel.tsx',
  liveSaves: 'accounts/live-saves.ts',
  liveBlog: 'islands/live-blog.ts',
  liveContact: 'islands/live-contact.ts',
  liveGallery: 'islands/live-gallery.ts',
  liveHours: 'islands/live-hours.ts',
  liveMap: 'islands/live-map.ts',
  liveShare: 'islands/live-share.ts',
  liveSchedule: 'islands/live-schedule.ts',
} as const satisfies Readonly<Record<string, `${string}.ts` | `${string}.tsx`>>;

export type IslandName = keyof typeof islands;

export type ReactIslandName = {
  [Name in IslandName]: (typeof islands)[Name] extends `${string}.tsx` ? Name : never;
}[IslandName];

export type LiveIslandName = Exclude<IslandName, ReactIslandName>;
