import { setTimeout as pause } from 'node:timers/promises';
import { requestsTo, type RequestSettings } from './github-requests.ts';
import { PublishRefused } from './publish-refused.ts';
import { refusals } from './publish-words.ts';
import type {
  Author,
  Commit,
  Job,
  RepositoryFacts,
  Run,
  TreeChange,
  TreeEntry,
} from './github-answers.ts';
import type { Repository } from './repository.ts';

export type GitHub = ReturnType<typeof githubOf>;

const defaults = { address: 'https://api.github.com', wait: pause, timeout: 60_000 };

/** The requests of the desk to GitHub, https://docs.github.com/en/rest. */
export function githubOf(
  { owner, name, branch, token }: Repository,
  settings: Partial<Omit<RequestSettings, 'token'>> = {},
) {
  const ask = requestsTo({ ...defaults, ...settings, token });
  const here = `/repos/${owner}/${name}`;
  const ref = `heads/${branch.split('/').map(encodeURIComponent).join('/')}`;
  return {
    facts: () => ask<RepositoryFacts>('GET', here),
    async head(): Promise<string> {
      const { object } = await ask<{ object: { sha: string } }>('GET', `${here}/git/ref/${ref}`);
      return object.sha;
    },
    commit: (sha: string) => ask<Commit>('GET', `${here}/git/commits/${sha}`),
    async tree(sha: string): Promise<TreeEntry[]> {
      const path = `${here}/git/trees/${sha}?recursive=1`;
      const answer = await ask<{ tree: TreeEntry[]; truncated: boolean }>('GET', path);
      if (answer.truncated) throw new PublishRefused(refusals.tooMany);
      return answer.tree;
    },
    async blob(sha: string): Promise<Uint8Array> {
      const { content } = await ask<{ content: string }>('GET', `${here}/git/blobs/${sha}`);
      return Buffer.from(content, 'base64');
    },
    async makeBlob(bytes: Uint8Array): Promise<string> {
      const body = { content: Buffer.from(bytes).toString('base64'), encoding: 'base64' };
      return (await ask<{ sha: string }>('POST', `${here}/git/blobs`, body)).sha;
    },
    async makeTree(base: string, tree: readonly TreeChange[]): Promise<string> {
      const body = { base_tree: base, tree };
      return (await ask<{ sha: string }>('POST', `${here}/git/trees`, body)).sha;
    },
    async makeCommit(message: string, author: Author, tree: string, parent: string) {
      const body = { message, author, tree, parents: [parent] };
      return (await ask<{ sha: string }>('POST', `${here}/git/commits`, body)).sha;
    },
    /** Throws StaleHead if the branch has moved meanwhile; never forces. */
    moveHead: (sha: string) =>
      ask('PATCH', `${here}/git/refs/${ref}`, { sha, force: false }).then(() => undefined),
    /** The newest runs on the branch, newest first. */
    async runs(): Promise<Run[]> {
      const path = `${here}/actions/runs?branch=${encodeURIComponent(branch)}&per_page=50`;
      return (await ask<{ workflow_runs: Run[] }>('GET', path)).workflow_runs;
    },
    async runsOf(commit: string): Promise<Run[]> {
      const path = `${here}/actions/runs?head_sha=${commit}&per_page=50`;
      return (await ask<{ workflow_runs: Run[] }>('GET', path)).workflow_runs;
    },
    async jobs(run: number): Promise<Job[]> {
      const path = `${here}/actions/runs/${run}/jobs?per_page=100`;
      return (await ask<{ jobs: Job[] }>('GET', path)).jobs;
    },
    workflow: (file: string) =>
      ask<{ state: string }>('GET', `${here}/actions/workflows/${encodeURIComponent(file)}`),
  };
}
