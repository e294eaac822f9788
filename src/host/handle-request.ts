import { answerRequest } from './workspace/workspace-server.ts';
import { StoreFailed } from './workspace/store-failed.ts';
import type { Workspace } from './workspace/workspace.ts';
import type { HostFault, IdentityFault } from './workspace/host-fault.ts';
import type { Identity } from './identity.ts';
import { RateLimit } from './rate-limit.ts';
import type { Member } from './staff.ts';

/** The dependencies of a desk host: sign-in, list of staff, store, build of the desk, clock. */
export interface DeskHostParts {
  identityOf: (request: Request) => Promise<Identity | IdentityFault>;
  /** Undefined for somebody who is not on the list of staff. */
  memberOf: (identity: Identity, token: string) => Promise<Member | undefined>;
  workspace: Workspace;
  /** The id of the build of the desk. Pages of other builds may not write, since they check with other rules. */
  build: string;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** In bytes: one photograph, in base64, or all texts of a large website. */
const largestBody = 16_000_000;
const minute = 60_000;

/** The requests that write. */
const writers = ['POST commit', 'POST uploads'];

/** Returns the function that answers the requests of the desk, on any host with `Request` and `Response`. */
export function deskHost({ identityOf, memberOf, workspace, build, now }: DeskHostParts) {
  const requests = new RateLimit(300, minute, now);
  const commits = new RateLimit(20, minute, now);

  async function answer(request: Request): Promise<Response> {
    if (Number(request.headers.get('content-length') ?? 0) > largestBody)
      return refused(413, 'too-large');
    const identity = await identityOf(request);
    if (typeof identity === 'string') return refused(identity === 'away' ? 503 : 401, identity);
    if (!requests.admits(identity.uid)) return refused(429, 'too-many');
    const member = await memberOf(identity, tokenOf(request));
    if (!member) return refused(403, 'no-staff');
    const { pathname } = new URL(request.url);
    if (pathname === '/api/member') return Response.json(member);
    const [, , part] = pathname.split('/');
    if (writers.includes(`${request.method} ${part}`)) {
      if (request.headers.get('x-desk-build') !== build) return refused(409, 'old-desk');
      if (part === 'commit' && !commits.admits(identity.uid)) return refused(429, 'too-many');
    }
    const answered = await answerRequest(
      {
        ...workspace,
        // The author of a commit is always the member, whatever the page sends.
        commit: (commit) => workspace.commit({ ...commit, by: member.name }),
      },
      request,
    );
    return answered ?? new Response(null, { status: 404 });
  }

  return async function handle(request: Request): Promise<Response> {
    const response = await answer(request).catch((error: unknown) => {
      if (error instanceof StoreFailed)
        return Response.json({ fault: error.fault }, { status: 503 });
      throw error;
    });
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    return response;
  };
}

const refused = (status: number, fault: HostFault) => Response.json({ fault }, { status });

const tokenOf = (request: Request) => request.headers.get('authorization')!.slice('Bearer '.length);
