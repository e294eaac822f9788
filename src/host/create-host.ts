import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { ContentModel } from '../check/model.ts';
import { accountLookup } from './account-lookup.ts';
import { gitHubOf } from './github/ask-github.ts';
import type { Repository } from './github/repository.ts';
import { repositoryWorkspace } from './github/repository-workspace.ts';
import { deskHost } from './handle-request.ts';
import { identityLookup } from './identity.ts';
import { memberLookup } from './staff.ts';

/** The base URLs of the identity service and of Firestore, and the public keys that verify ID tokens. */
export interface AccountService {
  identity: string;
  store: string;
  keys: JWTVerifyGetKey;
}

/** The settings of a desk on the web. */
export interface HostSettings {
  /** The id of the Firebase project of the accounts, and its web API key. */
  project: string;
  accountsKey: string;
  /** Firebase's own by default. */
  accounts?: AccountService;
  /** Returns the GitHub access token; that of a GitHub App expires after an hour. */
  repositoryToken: () => Promise<string>;
  /** The address of GitHub's API, if not its own. */
  gitHub?: string;
  repository: Repository;
  /** "https://ironbanyan.example": where visitors see the content. */
  site: string;
  /** The id of the current desk build; writes from the pages of another build are refused. */
  build: string;
  /** Returns the model for today, because rules depend on the date. */
  modelNow: () => ContentModel;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** Google's keys of ID tokens: https://firebase.google.com/docs/auth/admin/verify-id-tokens */
const keysOfGoogle =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const firebase = (): AccountService => ({
  identity: 'https://identitytoolkit.googleapis.com',
  store: 'https://firestore.googleapis.com',
  keys: createRemoteJWKSet(new URL(keysOfGoogle)),
});

/** The time limit of a request to GitHub, in milliseconds; function hosts end their own request after a minute. */
const requestTime = 10_000;

/** Returns the function that answers a desk on the web, for any host with `Request` and `Response`. */
export function createHost(settings: HostSettings): (request: Request) => Promise<Response> {
  const { project, accountsKey, accounts = firebase(), repositoryToken, now } = settings;
  const github = gitHubOf({
    address: settings.gitHub ?? 'https://api.github.com',
    key: repositoryToken,
    wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    timeout: requestTime,
  });
  return deskHost({
    identityOf: identityLookup({
      project,
      keys: accounts.keys,
      isValidNow: accountLookup(accounts.identity, accountsKey),
      now,
    }),
    memberOf: memberLookup(accounts.store, project),
    workspace: repositoryWorkspace({ ...settings, github }),
    build: settings.build,
    now,
  });
}
