import type { IncomingMessage } from 'node:http';
import { Refused, type SentEntry, type StandInRepository } from './stand-in-repository.ts';
import type { StandInRuns } from './stand-in-runs.ts';

/** The repository, and the permissions of the account and the key. */
export interface StandInFacts {
  owner: string;
  name: string;
  branch: string;
  token: string;
  mayPush: boolean;
  /** The permissions of the key: 'contents' for writing, 'actions' for reading. */
  scopes: ('contents' | 'actions')[];
  archived: boolean;
  workflowState: string | undefined;
}

interface Known {
  facts: StandInFacts;
  repository: StandInRepository;
  runs: StandInRuns;
  workflow: string;
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
export function answerOf(
  { method = '', url = '', headers }: IncomingMessage,
  body: string,
  known: Known,
): Reply {
  const { facts } = known;
  if (headers['user-agent'] === undefined)
    throw new Refused(403, 'Request forbidden by administrative rules.');
  if (headers.authorization !== `Bearer ${facts.token}`) throw new Refused(401, 'Bad credentials');
  const { pathname, searchParams } = new URL(url, 'http://stand-in');
  const here = `/repos/${facts.owner}/${facts.name}`;
  if (pathname !== here && !pathname.startsWith(`${here}/`)) throw new Refused(404, 'Not Found');
  const path = pathname.slice(here.length);
  const scope = path.startsWith('/actions') ? 'actions' : 'contents';
  if ((method !== 'GET' || scope === 'actions') && !facts.scopes.includes(scope))
    throw new Refused(403, 'Resource not accessible by personal access token');
  if (method !== 'GET' && facts.archived)
    throw new Refused(403, 'Repository was archived so is read-only.');
  if (path === '')
    return [200, { archived: facts.archived, permissions: { pull: true, push: facts.mayPush } }];
  if (method === 'GET') return read(path, searchParams, known);
  return write(`${method} ${path}`, JSON.parse(body) as SentBody, known);
}

function read(path: string, search: URLSearchParams, known: Known): Reply {
  const { facts, repository, runs, workflow } = known;
  if (path === `/git/ref/heads/${facts.branch}`)
    return [200, { object: { type: 'commit', sha: repository.head } }];
  const [, kind, sha = ''] = /^\/git\/(commits|trees|blobs)\/(.*)$/.exec(path) ?? [];
  if (kind === 'blobs')
    return [200, { content: repository.blob(sha).toString('base64'), encoding: 'base64' }];
  if (kind === 'commits') {
    const { tree, parents } = repository.commit(sha);
    return [200, { sha, tree: { sha: tree }, parents: parents.map((one) => ({ sha: one })) }];
  }
  if (kind === 'trees' && search.get('recursive') === '1') {
    const entries = [...repository.tree(sha)];
    const tree = entries.map(([at, blob]) => ({
      path: at,
      mode: '100644',
      type: 'blob',
      sha: blob,
    }));
    return [200, { sha, tree, truncated: false }];
  }
  if (path === '/actions/runs')
    return [200, { workflow_runs: runs.list(search.get('head_sha') ?? undefined) }];
  const [, run] = /^\/actions\/runs\/(\d+)\/jobs$/.exec(path) ?? [];
  const jobs = run === undefined ? undefined : runs.jobsOf(Number(run));
  if (jobs) return [200, { jobs }];
  if (path === `/actions/workflows/${workflow}` && facts.workflowState !== undefined)
    return [200, { state: facts.workflowState }];
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
      return [201, { sha: repository.addCommit(tree as string, parents, message, author.name) }];
    }
    case `PATCH /git/refs/heads/${facts.branch}`: {
      const isNew = body.sha !== repository.head;
      if (body.force) throw new Error('The desk never publishes by force.');
      repository.moveHead(body.sha);
      if (isNew) runs.begin(body.sha);
      return [200, { object: { sha: body.sha } }];
    }
    default:
      throw new Refused(404, 'Not Found');
  }
}
