import { createRemoteJWKSet } from 'jose';
import { createHost, type HostSettings } from '../../../src/host/create-host.ts';
import { repositoryToken } from '../../../src/host/github/repository-token.ts';
import { contentModel } from '../../../src/check/rules/content-model.ts';
import { placeToday } from '../../../src/timetable/clock.ts';

/** The environment variables that a host gives to its function. */
export interface Environment {
  /** The secret of the host: a token for the repository, or the key of a GitHub App. */
  DESK_REPOSITORY_KEY?: string | undefined;
  /** Another address of GitHub, for tests. */
  DESK_GITHUB?: string | undefined;
  /** Other accounts than Firebase's, for tests: JSON with the addresses of `identity`, `store` and `keys`. */
  DESK_ACCOUNTS?: string | undefined;
}

/** The facts that the build writes into the function. */
export type HostFacts = Pick<
  HostSettings,
  'project' | 'accountsKey' | 'repository' | 'site' | 'build'
>;
declare const __DESK_HOST__: HostFacts;

type Handle = (request: Request) => Promise<Response>;
let handle: Handle | undefined;

/** Answers a request to the desk, on any host; its caches last as long as the process. */
export const answer = (request: Request, environment: Environment): Promise<Response> =>
  (handle ??= hostFrom(environment))(request);

function hostFrom(environment: Environment): Handle {
  const gitHub = environment.DESK_GITHUB ?? 'https://api.github.com';
  const host = createHost({
    ...__DESK_HOST__,
    ...(environment.DESK_ACCOUNTS !== undefined && {
      accounts: accountsIn(environment.DESK_ACCOUNTS),
    }),
    gitHub,
    repositoryToken: repositoryToken(environment.DESK_REPOSITORY_KEY ?? '', gitHub),
    modelNow: () => contentModel(placeToday()),
    now: Date.now,
  });
  return (request) =>
    host(request).catch((error: Error) => {
      // Without its message, which may quote what was sent.
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
  const { identity, store, keys } = JSON.parse(json) as Record<
    'identity' | 'store' | 'keys',
    string
  >;
  return { identity, store, keys: createRemoteJWKSet(new URL(keys)) };
}
