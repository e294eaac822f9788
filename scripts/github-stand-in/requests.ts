import type { IncomingHttpHeaders } from 'node:http';
import { answerQuery } from './queries.ts';
import { Refused, type SentEntry, type StandInRepository } from './repository.ts';
import type { StandInRuns } from './runs.ts';

/** The repository, and what its key may do. */
export interface StandInFacts {
  owner: string;
  name: string;
  branch: string;
  token: string;
  /** 'contents' for writing, 'actions' for reading. */
  scopes: ('contents' | 'actions')[];
  archived: boolean;
  isProtected: boolean;
}

export interface Known {
  facts: StandInFacts;
  repository: StandInRepository;
  runs: StandInRuns;
}

export interface SentRequest {
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
  author: { name: string };
  parents: string[];
  sha: string;
  force: boolean;
}

type Reply = [status: number, value: unknown];

/** Answers as GitHub does; throws what it refuses. */
export async function answerOf(sent: SentRequest, known: Known): Promise<Reply> {
  const { method, url, headers, body } = sent;
  const { facts } = known;
  if (headers['user-agent'] === undefined)
    throw new Refused(403, 'Request forbidden by administrative rules.');
  if (headers.authorization !== `Bearer ${facts.token}`) throw new Refused(401, 'Bad credentials');
  const { pathname, searchParams } = new URL(url, 'http://stand-in');
  if (`${method} ${pathname}` === 'POST /graphql') {
    const query = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    return [200, await answerQuery(known.repository, facts, query)];
  }
  const here = `/repos/${facts.owner}/${facts.name}`;
  if (`${method} ${pathname}` === `GET ${here}`) return [200, { default_branch: facts.branch }];
  if (!pathname.startsWith(`${here}/`)) throw new Refused(404, 'Not Found');
  const path = pathname.slice(here.length);
  const scope = path.startsWith('/actions') ? 'actions' : 'contents';
  if ((method !== 'GET' || scope === 'actions') && !facts.scopes.includes(scope))
    throw new Refused(403, 'Resource not accessible by personal access token');
  if (method !== 'GET' && facts.archived)
    throw new Refused(403, 'Repository was archived so is read-only.');
  if (method === 'GET') return read(path, searchParams, known);
  if (method === 'DELETE' && path.startsWith('/git/refs/heads/desk-trial-'))
    return [204, undefined];
  return write(`${method} ${path}`, JSON.parse(body) as SentBody, known);
}

function read(path: string, search: URLSearchParams, { repository, runs }: Known): Reply {
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

function write(request: string, body: SentBody, { facts, repository, runs }: Known): Reply {
  switch (request) {
    case 'POST /git/blobs':
      return [201, { sha: repository.addBlob(Buffer.from(body.content, body.encoding)) }];
    case 'POST /git/trees':
      return [201, { sha: repository.changedTree(body.base_tree, body.tree as SentEntry[]) }];
    case 'POST /git/commits': {
      const { tree, parents, message, author } = body;
      const made = { tree: tree as string, parents, message, author: author.name };
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
    case 'POST /git/refs':
      repository.commit(body.sha);
      return [201, { object: { sha: body.sha } }];
    default:
      throw new Refused(404, 'Not Found');
  }
}
