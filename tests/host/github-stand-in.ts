import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** "content/plans.yaml" → the hash of its blob. */
type Tree = ReadonlyMap<string, string>;

interface StandInCommit {
  tree: string;
  parents: readonly string[];
  message: string;
  author: string;
  /** ISO. */
  at: string;
}

interface Run {
  head_sha: string;
  /** "queued", "in_progress" or "completed". */
  status: string;
  conclusion: string | null;
  html_url: string;
}

/** A refusal in GitHub's words. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A fault of one request. 'hang-up' drops the request, 'lost' carries it out and drops the response. */
export type Fault =
  | { status: number; message?: string; headers?: Record<string, string> }
  /** The page of a captive portal instead of any answer. */
  | { html: string }
  | 'hang-up'
  | 'lost'
  /** Called before the request is answered. */
  | (() => void);

/** A repository in memory with the branch of the website. Throws Refused where GitHub refuses. */
class StandInRepository {
  private readonly blobs = new Map<string, Buffer>();
  private readonly trees = new Map<string, Tree>();
  private readonly commits = new Map<string, StandInCommit>();
  head: string;

  /** `files` by path: "content/plans.yaml". */
  constructor(files: ReadonlyMap<string, string | Uint8Array>) {
    const entries = [...files].map(([path, content]) => [path, this.addBlob(content)] as const);
    const tree = this.addTree(new Map(entries));
    this.head = this.addCommit({ tree, parents: [], message: 'The website', author: 'The owner' });
  }

  addBlob(content: string | Uint8Array): string {
    const bytes = Buffer.from(content as string);
    const sha = hashOf(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
    this.blobs.set(sha, bytes);
    return sha;
  }

  addTree(tree: Tree): string {
    const sha = hashOf(JSON.stringify([...tree].sort()));
    this.trees.set(sha, tree);
    return sha;
  }

  addCommit(commit: Omit<StandInCommit, 'at'>): string {
    found(this.trees, commit.tree);
    for (const parent of commit.parents) found(this.commits, parent);
    const made = { ...commit, at: new Date().toISOString() };
    // Equal commits differ, even those of one millisecond.
    const sha = hashOf(JSON.stringify({ ...made, count: this.commits.size }));
    this.commits.set(sha, made);
    return sha;
  }

  blob = (sha: string) => found(this.blobs, sha);
  commit = (sha: string) => found(this.commits, sha);
  /** By the hash of a tree or a commit. */
  tree = (sha: string) => found(this.trees, this.commits.get(sha)?.tree ?? sha);

  /** A commit and its ancestors by first parent, newest first. */
  history(from: string = this.head): string[] {
    const [parent] = this.commit(from).parents;
    return parent === undefined ? [from] : [from, ...this.history(parent)];
  }

  /** The files of a commit, by path. */
  filesAt(sha: string = this.head): Map<string, Buffer> {
    return new Map([...this.tree(sha)].map(([path, blob]) => [path, this.blob(blob)]));
  }

  /** Commits as another person; undefined deletes a file. */
  commitOfSomebody(files: ReadonlyMap<string, string | Uint8Array | undefined>): string {
    const tree = new Map(this.tree(this.head));
    for (const [path, content] of files)
      if (content === undefined) tree.delete(path);
      else tree.set(path, this.addBlob(content));
    const [parents, message, author] = [[this.head], 'Something else', 'Somebody'];
    this.head = this.addCommit({ tree: this.addTree(tree), parents, message, author });
    return this.head;
  }
}

interface StandInFacts {
  token: string;
  /** 'contents' for writing, 'actions' for reading. */
  scopes: ('contents' | 'actions')[];
  isProtected: boolean;
  /** How long each request takes, in milliseconds. */
  delay: number;
}

const here = '/repos/the-owner/the-website';

/** Starts a server that stands in for GitHub: one repository in memory, and the calls that a desk makes. */
export async function startStandIn(
  files: ReadonlyMap<string, string | Uint8Array>,
  token = 'the-key',
) {
  const facts: StandInFacts = {
    token,
    scopes: ['contents', 'actions'],
    isProtected: false,
    delay: 0,
  };
  const repository = new StandInRepository(files);
  const runs: Run[] = [];
  /** The requests so far: "PATCH /repos/the-owner/the-website/git/refs/heads/main". */
  const asked: string[] = [];
  const faults: { number: number; fault: Fault; always: boolean }[] = [];
  const faultAt = (number: number) =>
    faults.find((one) => one.number === number || (one.always && one.number < number))?.fault;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    const fault = faultAt(asked.length);
    asked.push(`${method} ${decodeURIComponent(url)}`);
    const body = await text(request);
    await pause(facts.delay);
    if (fault === 'hang-up') return void request.socket.destroy();
    if (typeof fault === 'function') fault();
    else if (typeof fault === 'object' && 'html' in fault) return void response.end(fault.html);
    else if (typeof fault === 'object')
      return send(response, fault.status, { message: fault.message ?? '' }, fault.headers);
    const sent = { method, headers, body, address: new URL(url, 'http://stand-in') };
    const [status, value] = answerOf(sent, { facts, repository, runs });
    if (fault === 'lost') return void request.socket.destroy();
    send(response, status, value);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    facts,
    repository,
    runs,
    asked,
    /** Sets the fault of the request of this number, counted from 0, and with `always` of all that follow. */
    order: (number: number, fault: Fault, always = false) =>
      void faults.unshift({ number, fault, always }),
    /** Removes all faults. */
    clear: () => void faults.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

interface Sent {
  method: string;
  address: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

type State = Pick<StandIn, 'facts' | 'repository' | 'runs'>;
type Reply = [status: number, value: unknown];

function answerOf(sent: Sent, state: State): Reply {
  try {
    refuseStrangers(sent, state.facts);
    const path = decodeURIComponent(sent.address.pathname.slice(here.length));
    return sent.method === 'GET'
      ? read(path, sent.address.searchParams, state)
      : write(`${sent.method} ${path}`, JSON.parse(sent.body) as SentBody, state);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [error.status, { message: error.message }];
  }
}

function refuseStrangers({ method, address: { pathname }, headers }: Sent, facts: StandInFacts) {
  if (headers['user-agent'] === undefined)
    throw new Refused(403, 'Request forbidden by administrative rules.');
  if (headers.authorization !== `Bearer ${facts.token}`) throw new Refused(401, 'Bad credentials');
  if (!pathname.startsWith(here)) throw new Refused(404, 'Not Found');
  const scope = pathname.startsWith(`${here}/actions`) ? 'actions' : 'contents';
  if ((method !== 'GET' || scope === 'actions') && !facts.scopes.includes(scope))
    throw new Refused(403, 'Resource not accessible by personal access token');
}

function read(path: string, search: URLSearchParams, { repository, runs, facts }: State): Reply {
  const [, kind = '', id = ''] = /^\/git\/(\w+)\/(.+)$/.exec(path) ?? [];
  if (path === '') return [200, { default_branch: 'main' }];
  if (path === '/rules/branches/main')
    return [200, facts.isProtected ? [{ type: 'pull_request' }] : []];
  if (path === '/git/ref/heads/main') return [200, { object: { sha: repository.head } }];
  if (path === '/commits') return [200, commitsOf(repository, search)];
  if (path === '/actions/runs') {
    const sha = search.get('head_sha');
    const workflow_runs = runs.filter(({ head_sha }) => sha === null || head_sha === sha);
    return [200, { workflow_runs: workflow_runs.reverse() }];
  }
  if (kind === 'blobs') {
    const content = repository.blob(id).toString('base64').replace(/.{60}/g, '$&\n');
    return [200, { content, encoding: 'base64' }];
  }
  if (kind === 'commits') return [200, commitReply(repository, id).commit];
  if (kind !== 'trees') throw new Refused(404, 'Not Found');
  const tree = [...repository.tree(id)].map(([file, sha]) => ({
    path: file,
    sha,
    type: 'blob',
    mode: '100644',
    size: repository.blob(sha).length,
  }));
  return [200, { sha: id, tree, truncated: false }];
}

function commitsOf(repository: StandInRepository, search: URLSearchParams) {
  const from = search.get('sha');
  const folder = search.get('path');
  const inFolder = (sha: string) =>
    JSON.stringify([...repository.tree(sha)].filter(([file]) => file.startsWith(`${folder}/`)));
  return repository
    .history(from === 'main' || from === null ? repository.head : from)
    .filter((sha) => {
      const [parent] = repository.commit(sha).parents;
      return folder === null || parent === undefined || inFolder(sha) !== inFolder(parent);
    })
    .slice(0, Number(search.get('per_page')))
    .map((sha) => commitReply(repository, sha));
}

function commitReply(repository: StandInRepository, sha: string) {
  const { tree, parents, message, author, at } = repository.commit(sha);
  const listed = parents.map((parent) => ({ sha: parent }));
  const commit = { message, author: { name: author, date: at }, tree: { sha: tree } };
  return { sha, commit: { sha, parents: listed, ...commit }, parents: listed };
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

function write(request: string, body: SentBody, { facts, repository, runs }: State): Reply {
  switch (request) {
    case 'POST /git/blobs':
      return [201, { sha: repository.addBlob(Buffer.from(body.content, body.encoding)) }];
    case 'POST /git/trees':
      return [201, { sha: changedTree(repository, body.base_tree, body.tree as SentEntry[]) }];
    case 'POST /git/commits': {
      const { tree, parents, message, author } = body;
      const made = { tree: tree as string, parents, message, author: author.name };
      return [201, { sha: repository.addCommit(made) }];
    }
    case 'PATCH /git/refs/heads/main':
      if (body.force) throw new Error('The desk never publishes by force.');
      if (facts.isProtected) throw new Refused(422, 'Changes must be made through a pull request.');
      if (!repository.history(body.sha).includes(repository.head))
        throw new Refused(422, 'Update is not a fast forward');
      if (body.sha !== repository.head) runs.push(newRun(body.sha));
      repository.head = body.sha;
      return [200, { object: { sha: body.sha } }];
    default:
      throw new Refused(404, 'Not Found');
  }
}

/** A run of the workflow that has not begun. */
export const newRun = (head_sha: string): Run => ({
  head_sha,
  status: 'queued',
  conclusion: null,
  html_url: 'https://github.com/the-owner/the-website/actions/runs/1',
});

/** A change of a tree, as GitHub's API takes it: `sha` or `content` writes a file, the `sha` null deletes it. */
interface SentEntry {
  path: string;
  mode?: string;
  type?: string;
  sha?: string | null;
  content?: string;
}

function changedTree(repository: StandInRepository, base: string, entries: SentEntry[]): string {
  const tree = new Map(repository.tree(base));
  for (const { path, mode, type, sha, content } of entries) {
    if (mode !== '100644' || type !== 'blob')
      throw new Refused(422, 'Must supply a valid tree.mode');
    if (sha === null && !tree.delete(path)) throw new Refused(422, 'GitRPC::BadObjectState');
    if (sha) repository.blob(sha);
    if (sha !== null) tree.set(path, sha ?? repository.addBlob(content!));
  }
  return repository.addTree(tree);
}

/** SHA-1 in hex, as git has it. */
const hashOf = (value: string | Buffer) => createHash('sha1').update(value).digest('hex');

function found<Kept>(kept: ReadonlyMap<string, Kept>, sha: string): Kept {
  const one = kept.get(sha);
  if (one === undefined) throw new Refused(404, 'Not Found');
  return one;
}

function send(response: ServerResponse, status: number, value: unknown, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(value));
}
