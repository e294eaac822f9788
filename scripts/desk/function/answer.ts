/* The serverless function behind the desk on the web. */

import { createRemoteJWKSet } from 'jose';
import { createHost } from '../../../src/host/create-host.ts';
import type { Repository } from '../../../src/host/github/github.ts';
import { RepositoryStore } from '../../../src/host/github/repository-store.ts';
import { repositoryToken } from '../../../src/host/github/repository-token.ts';
import { todayAt } from '../../../src/timetable/clock.ts';

/** The environment variables that a host gives to the function of the desk. */
interface Environment {
  /** The secret of the host: a token for the repository, or the key of a GitHub App. */
  DESK_REPOSITORY_KEY?: string | undefined;
  /** Another address of GitHub, for tests. */
  DESK_GITHUB?: string | undefined;
  /** Other accounts than Firebase's, for tests: JSON with the addresses of `store` and `keys`. */
  DESK_ACCOUNTS?: string | undefined;
}

/** The facts that scripts/desk/build-desk.ts writes into the function. */
export interface HostFacts {
  project: string;
  repository: Repository;
  site: string;
  build: string;
}
declare const __DESK_HOST__: HostFacts;

type Handle = (request: Request) => Promise<Response>;
let handle: Handle | undefined;

/** Answers a request to the desk, on any host; its caches last as long as the process. */
export const answer = (request: Request, environment: Environment): Promise<Response> =>
  (handle ??= hostFrom(environment))(request);

function hostFrom(environment: Environment): Handle {
  const { project, repository, site, build } = __DESK_HOST__;
  const { DESK_REPOSITORY_KEY: key = '', DESK_ACCOUNTS: accounts } = environment;
  const address = environment.DESK_GITHUB ?? 'https://api.github.com';
  const store = new RepositoryStore({
    address,
    token: repositoryToken(key, address),
    repository,
    site,
    today: todayAt,
  });
  const host = createHost({
    project,
    ...(accounts !== undefined && { accounts: accountsIn(accounts) }),
    store,
    build,
    now: Date.now,
  });
  return (request) =>
    host(request).catch((error: Error) => {
      // The message of the error is left out, because it may quote what was sent.
      console.error(
        error.name,
        error.stack
          ?.split(/\n(?= +at )/)
          .slice(1)
          .join('\n'),
      );
      return Response.json({ fault: 'store-failed' }, { status: 500 });
    });
}

function accountsIn(json: string) {
  const { store, keys } = JSON.parse(json) as Record<'store' | 'keys', string>;
  return { store, keys: createRemoteJWKSet(new URL(keys)) };
}
