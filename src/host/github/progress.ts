import type { Progress } from '../workspace/workspace.ts';
import type { GitHub } from './ask-github.ts';
import type { Repository } from './repository.ts';

interface Runs {
  workflow_runs: readonly { status: string; conclusion: string | null; html_url: string }[];
}

const notLive = new Set(['failure', 'timed_out', 'startup_failure', 'action_required']);

/**
 * The progress of publishing the content with the id `head`: live once the website reports that content as its own,
 * until then the state of the newest workflow run for the last commit. `site` is the origin of the website.
 */
export async function progressOf(
  github: GitHub,
  { owner, name, branch }: Repository,
  site: string,
  head: string,
): Promise<Progress> {
  if ((await contentOf(site)) === head) return { state: 'live', address: site };
  const place = `/repos/${owner}/${name}`;
  // An earlier run may have failed, such as last night's, and a new one is not listed at once.
  const { sha } = await github.ask<{ sha: string }>(
    'GET',
    `${place}/commits/${encodeURIComponent(branch)}`,
  );
  const {
    workflow_runs: [run],
  } = await github.ask<Runs>('GET', `${place}/actions/runs?head_sha=${sha}&per_page=1`);
  if (run && notLive.has(run.conclusion ?? '')) return { state: 'failed', address: run.html_url };
  const isUnderWay = run?.status === 'in_progress' || run?.conclusion === 'success';
  return { state: isUnderWay ? 'building' : 'handed-over' };
}

/** The id of the content that the website was built from; undefined while the website does not answer. */
async function contentOf(site: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${site}/content-id.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok ? ((await response.json()) as { content: string }).content : undefined;
  } catch {
    return undefined;
  }
}
