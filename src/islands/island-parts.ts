import type { ComponentProps } from 'react';
import type { AccountPanel } from '../accounts/AccountPanel.tsx';
import type { AuthPanel } from '../accounts/AuthPanel.tsx';
import type { liveSaves } from '../accounts/live-saves.ts';
import type { ResetPanel } from '../accounts/ResetPanel.tsx';
import type { BmiCalculator } from '../parts/BmiCalculator.tsx';
import type { LiveIslandName, ReactIslandName } from './islands.ts';
import type { liveBlog } from './live-blog.ts';
import type { liveContact } from './live-contact.ts';
import type { liveGallery } from './live-gallery.ts';
import type { liveHours } from './live-hours.ts';
import type { liveMap } from './live-map.ts';
import type { liveSchedule } from './live-schedule.ts';
import type { liveShare } from './live-share.ts';
import type { liveStatus } from './live-status.ts';

/** The types of what islands.ts lists; apart from it, because Node reads the list and knows no browser. */
interface Parts {
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
}

/** The name of the part of React that takes just these props. */
export type NameOfPart<Props> = {
  [Name in ReactIslandName]: [Props, PropsOf<Name>] extends [PropsOf<Name>, Props] ? Name : never;
}[ReactIslandName];
type PropsOf<Name extends ReactIslandName> = ComponentProps<Parts[Name]>;

/** The props that each script takes beside its markup. */
export type LiveProps = { [Name in LiveIslandName]: Parameters<Parts[Name]>[1] };
