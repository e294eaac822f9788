import type { IncomingHttpHeaders } from 'node:http';
import type { StandInState } from './stand-in-state.ts';
import { answerQuery } from './queries.ts';
import { Refused, type SentEntry } from './repository.ts';

interface SentRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface SentBody {
  content: string;
  encoding: BufferEncoding;
  base_tree: string;
  tree: unknown;
  message: string;
  author: { name: string; email: string };
  parents: string[];
  sha: string;
  force: boolean;
}

type Reply = [status: number, value: unknown];

/** Answers a request as GitHub's API would, from the state in memory; throws Refused for an error. */
export async function answerOf(sent: SentRequest, state: StandInState): Promise<Reply> {
  const { method, url, headers, body } = sent;
  const { facts } = state;
  if (headers['user-agent'] === undefined)
    throw new Refused(403, 'Request forbidden by administrative rules.');
  if (headers.authorization !== `Bearer ${facts.token}`) throw new Refused(401, 'Bad credentials');
  const { pathname, searchParams } = new URL(url, 'http://stand-in');
  if (`${method} ${pathname}` === 'POST /graphql') {
    const query = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    return [200, await answerQuery(state, query)];
  }
  const here = `/repos/${facts.owner}/${facts.name}`;
  if (`${method} ${pathname}` === `GET ${here}`) return [200, { default_branch: facts.branch }];
  if (!pathname.startsWith(`${here}/`)) throw new Refused(404, 'Not Found');
  const path = pathname.slice(here.length);
  const scope = scopeOf(path);
  if ((method !== 'GET' || scope === 'actions') && !facts.scopes.includes(scope))
    throw new Refused(403, 'Resource not accessible by personal access token');
  if (method !== 'GET' && facts.archived)
    throw new Refused(403, 'Repository was archived so is read-only.');
  if (method === 'GET') return read(path, searchParams, state);
  return write(`${method} ${path}`, JSON.parse(body) as SentBody, state);
}

const scopeOf = (path: string) => (path.startsWith('/actions') ? 'actions' : 'contents');

function read(path: string, search: URLSearchParams, state: StandInState): Reply {
  const { facts, repository, runs } = state;
  if (path === `/commits/${facts.branch}`) return [200, { sha: repository.head }];
  const [, blob] = /^\/git\/blobs\/(.*)$/.exec(path) ?? [];
  if (blob !== undefined)
    return [200, { content: repository.blob(blob).toString('base64'), encoding: 'base64' }];
  if (path === '/actions/runs')
    return [200, { workflow_runs: runs.list(search.get('head_sha') ?? undefined) }];
  const [, run] = /^\/actions\/runs\/(\d+)\/jobs$/.exec(path) ?? [];
  const jobs = run === undefined ? undefined : runs.jobsOf(Number(run));
  if (jobs) return [200, { jobs }];
  throw new Refused(404, 'Not Found');
}

function write(request: string, body: SentBody, state: StandInState): Reply {
  const { facts, repository, runs } = state;
  switch (request) {
    case 'POST /git/blobs':
      return [201, { sha: repository.addBlob(Buffer.from(body.content, body.encoding)) }];
    case 'POST /git/trees':
      return [201, { sha: repository.changedTree(body.base_tree, body.tree as SentEntry[]) }];
    case 'POST /git/commits': {
      const { tree, parents, message, author } = body;
      const { name, email } = author;
      const made = { tree: tree as string, parents, message, author: name, email };
      return [201, { sha: repository.addCommit(made) }];
    }
    case `PATCH /git/refs/heads/${facts.branch}`: {
      const isNew = body.sha !== repository.head;
      if (body.force) throw new Error('The desk never publishes by force.');
      if (facts.isProtected) throw new Refused(422, 'Changes must be made through a pull request.');
      repository.moveHead(body.sha);
      if (isNew) runs.begin(body.sha);
      return [200, { object: { sha: body.sha } }];
    }
    default:
      throw new Refused(404, 'Not Found');
  }
}
