import type { Repository } from '../../../src/host/github/repository.ts';
import type { DeskSources } from '../bundle/desk-sources.ts';

/** Hosts that run the function of a desk. */
export const functionHosts = ['firebase', 'cloudflare', 'netlify'] as const;
export type FunctionHost = (typeof functionHosts)[number];

/** The sources and settings of a desk on the web. */
export interface HostedDesk {
  sources: DeskSources;
  /** The entry of each host, below the root. */
  functions: Readonly<Record<FunctionHost, string>>;
  settings: DeskSettings;
}

/** The settings of a desk on the web, none of them secret. */
export interface DeskSettings {
  /** The Firebase project of the accounts. */
  project: string;
  /** Its public key. */
  accountsKey: string;
  /** "gym.firebaseapp.com" */
  authDomain: string;
  repository: Repository;
  /** The origin of the website: "https://ironbanyan.example". */
  site: string;
  /** The id of the second site of Firebase Hosting: "gym-desk". */
  hostingSite: string;
}
