/** One run of a workflow, in the form of GitHub's API. */
export interface Run {
  id: number;
  path: string;
  head_sha: string;
  /** "queued", "in_progress", "completed" and some more. */
  status: string;
  conclusion: string | null;
  html_url: string;
}

export interface Job {
  name: string;
  status: string;
  conclusion: string | null;
  html_url: string | null;
}

/** Stands in for the runs of one GitHub workflow, whose jobs run one after another when `goOn` is called. */
export class StandInRuns {
  private readonly path: string;
  private readonly names: readonly string[];
  private readonly runs: Run[] = [];
  private readonly jobs = new Map<number, Job[]>();

  /** `path`: ".github/workflows/publish.yml"; `names`: the names of its jobs. */
  constructor(path: string, names: readonly string[]) {
    this.path = path;
    this.names = names;
  }

  /** Queues a run for a commit. */
  begin(commit: string) {
    const id = this.runs.length + 1;
    this.runs.push({
      id,
      path: this.path,
      head_sha: commit,
      status: 'queued',
      conclusion: null,
      html_url: `https://github.com/the-owner/the-website/actions/runs/${id}`,
    });
    const waiting = { status: 'queued', conclusion: null, html_url: null };
    this.jobs.set(
      id,
      this.names.map((name) => ({ name, ...waiting })),
    );
  }

  /** Ends the current job of the newest run with `conclusion`, and starts the next; a failure ends the run. */
  goOn(conclusion: 'success' | 'failure' | 'skipped' = 'success') {
    const run = this.runs.at(-1);
    if (!run || run.status === 'completed') return;
    const jobs = this.jobs.get(run.id)!;
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
    const run = this.runs.find(({ head_sha }) => head_sha === commit)!;
    Object.assign(run, { status: 'completed', conclusion: 'cancelled' });
  }

  /** Newest first. */
  list(commit?: string): Run[] {
    return this.runs
      .filter(({ head_sha }) => commit === undefined || head_sha === commit)
      .reverse();
  }

  jobsOf(id: number): Job[] | undefined {
    return this.jobs.get(id);
  }
}
