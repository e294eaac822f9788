import type { BmiCalculator } from './design/parts/BmiCalculator.tsx';
import type { liveHours } from './design/parts/live-hours.ts';
import type { IslandName } from './islands.ts';
import type { AccountPanel } from './pages/account/AccountPanel.tsx';
import type { AuthPanel } from './pages/account/AuthPanel.tsx';
import type { ResetPanel } from './pages/account/ResetPanel.tsx';
import type { liveBlog } from './pages/blog/live-blog.ts';
import type { liveShare } from './pages/blog/live-share.ts';
import type { liveContact } from './pages/contact/live-contact.ts';
import type { liveMap } from './pages/contact/live-map.ts';
import type { liveGallery } from './pages/gallery/live-gallery.ts';
import type { liveStatus } from './pages/home/live-status.ts';
import type { liveSaves } from './pages/schedule/live-saves.ts';
import type { liveSchedule } from './pages/schedule/live-schedule.ts';
import type { liveTimes } from './pages/schedule/live-times.ts';
import type { liveWeek } from './pages/schedule/live-week.ts';
import type { liveTrial } from './pages/trial/live-trial.ts';

/** The types of the islands of islands.ts; change both together. Node reads islands.ts without DOM types. */
interface Parts extends Record<IslandName, unknown> {
  AccountPanel: typeof AccountPanel;
  AuthPanel: typeof AuthPanel;
  BmiCalculator: typeof BmiCalculator;
  ResetPanel: typeof ResetPanel;
  liveBlog: typeof liveBlog;
  liveContact: typeof liveContact;
  liveGallery: typeof liveGallery;
  liveHours: typeof liveHours;
  liveMap: typeof liveMap;
  liveSaves: typeof liveSaves;
  liveSchedule: typeof liveSchedule;
  liveShare: typeof liveShare;
  liveStatus: typeof liveStatus;
  liveTimes: typeof liveTimes;
  liveTrial: typeof liveTrial;
  liveWeek: typeof liveWeek;
}

declare module './design/islands/Island.tsx' {
  // eslint-disable-next-line typescript/no-empty-object-type -- what merges with it is declared above
  interface IslandParts extends Parts {}
}
