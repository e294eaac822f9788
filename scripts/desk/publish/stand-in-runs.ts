import { parse } from 'yaml';
import { stageOfJob } from './followed-workflow.ts';
import type { Job, Run } from './github-answers.ts';

/** The runs of one workflow for commits that change only content; its jobs run one after another. */
export class StandInRuns {
  readonly #file: string;
  readonly #names: readonly string[];
  readonly #runs: Run[] = [];
  readonly #jobs = new Map<number, Job[]>();

  /** `text` is the content of `.github/workflows/${file}`. */
  constructor(file: string, text: string) {
    this.#file = file;
    const { jobs } = parse(text) as { jobs: Record<string, { name: string }> };
    // The tests of the code do not run for such commits.
    const ids = Object.keys(stageOfJob).filter((id) => id !== 'test');
    this.#names = ids.map((id) => jobs[id]!.name);
  }

  begin(commit: string) {
    const id = this.#runs.length + 1;
    this.#runs.push({
      id,
      path: `.github/workflows/${this.#file}`,
      head_sha: commit,
      status: 'queued',
      conclusion: null,
      html_url: `https://github.com/the-owner/the-website/actions/runs/${id}`,
    });
    const waiting = { status: 'queued', conclusion: null, html_url: null };
    this.#jobs.set(
      id,
      this.#names.map((name) => ({ name, ...waiting })),
    );
  }

  /** Ends the current job of the newest run with `conclusion`, and starts the next. */
  goOn(conclusion: 'success' | 'failure' | 'skipped' = 'success') {
    const run = this.#runs.at(-1);
    if (!run || run.status === 'completed') return;
    const jobs = this.#jobs.get(run.id)!;
    const present = jobs.find(({ status }) => status === 'in_progress');
    if (present) Object.assign(present, { status: 'completed', conclusion });
    const next = jobs.find(({ status }) => status === 'queued');
    if (!next || conclusion === 'failure')
      Object.assign(run, {
        status: 'completed',
        conclusion: conclusion === 'failure' ? conclusion : 'success',
      });
    else run.status = next.status = 'in_progress';
  }

  /** Cancels a run, as GitHub does with a queued one when a newer one comes. */
  cancel(commit: string) {
    const run = this.#runs.find(({ head_sha }) => head_sha === commit)!;
    Object.assign(run, { status: 'completed', conclusion: 'cancelled' });
  }

  /** Newest first. */
  list(commit?: string): Run[] {
    return this.#runs
      .filter(({ head_sha }) => commit === undefined || head_sha === commit)
      .reverse();
  }

  jobsOf(id: number): Job[] | undefined {
    return this.#jobs.get(id);
  }
}
