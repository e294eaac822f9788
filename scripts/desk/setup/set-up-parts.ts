import type { Repository } from '../../../src/host/github/repository.ts';
import type { Firebase } from './firebase-cli.ts';
import type { Terminal } from './terminal.ts';

/** Everything that the steps of the set-up share: the terminal, addresses, and settings from .env. */
export interface SetUpParts {
  terminal: Terminal;
  firebase: Firebase;
  /** Addresses of GitHub, the account service and the store; tests use stand-ins. */
  gitHub: string;
  identity: string;
  store: string;
  project: string;
  /** The public key of the project. */
  accountsKey: string;
  repository: Repository;
  /** The second site of Firebase Hosting, and the origins of the desk and of the website. */
  hostingSite: string;
  desk: string;
  site: string;
  /** Publishes the rules of the store alone, or all of the desk. */
  publishRules: () => Promise<boolean>;
  publishDesk: () => Promise<boolean>;
}
