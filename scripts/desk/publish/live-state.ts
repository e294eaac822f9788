import type { Job, Run } from './github-answers.ts';
import type { GitHub } from './github.ts';
import type { FollowedWorkflow, Stage } from './followed-workflow.ts';
import { stageWords } from './publish-words.ts';

export interface LiveState {
  state: 'waiting' | Stage | 'live' | 'failed';
  /** In words for staff. */
  words: string;
  /** The page of the run; undefined until there is one. */
  link?: string;
}

const liveState = (
  state: LiveState['state'],
  run?: Run,
  words: string = stageWords[state],
): LiveState => ({
  state,
  words,
  ...(run && { link: run.html_url }),
});

/** Reads how far the workflow has brought a commit to the website. */
export async function readLiveState(
  github: GitHub,
  commit: string,
  workflow: FollowedWorkflow,
): Promise<LiveState> {
  const run = await runOf(github, commit, workflow);
  if (!run) return liveState('waiting');
  const stages = (await github.jobs(run.id))
    .map((job) => ({ ...job, stage: workflow.stageOf(job.name) }))
    .filter((job): job is Job & { stage: Stage } => job.stage !== undefined);
  const done = (stage: Stage) =>
    stages.some((job) => job.stage === stage && job.conclusion === 'success');
  if (done('publishing')) return liveState('live', run);
  const failed = stages.find(({ conclusion }) => isFailure(conclusion));
  if (failed) return liveState('failed', run, stageWords.failedAt[failed.stage]);
  // Neither failed nor published: the workflow has no host to publish to.
  if (run.status === 'completed')
    return liveState(
      'failed',
      run,
      isFailure(run.conclusion) ? stageWords.failed : stageWords.noHost,
    );
  const begun = stages.filter(({ status }) => status !== 'queued');
  if (begun.length === 0) return liveState('waiting', run);
  return liveState(stageNow(begun, done), run);
}

const isFailure = (conclusion: string | null) =>
  conclusion !== null && !['success', 'skipped', 'neutral'].includes(conclusion);

/** The earliest unfinished stage, because stages run in parallel. */
function stageNow(
  begun: readonly { stage: Stage; conclusion: string | null }[],
  done: (stage: Stage) => boolean,
): Stage {
  const order: Stage[] = ['checking', 'building', 'publishing'];
  const open = order.find((stage) =>
    begun.some((job) => job.stage === stage && job.conclusion === null),
  );
  return open ?? order.find((stage) => !done(stage)) ?? 'publishing';
}

/**
 * The run that publishes a commit: its own, or a later one if GitHub cancelled that while it was queued. The later
 * commit contains this one.
 */
async function runOf(github: GitHub, commit: string, workflow: FollowedWorkflow) {
  const isOurs = ({ path }: Run) => path.split('@')[0] === `.github/workflows/${workflow.file}`;
  const own = (await github.runsOf(commit)).filter(isOurs).at(-1);
  if (own?.conclusion !== 'cancelled') return own;
  const later = (await github.runs()).filter(
    (run) => isOurs(run) && run.id > own.id && run.conclusion !== 'cancelled',
  );
  return later.at(-1) ?? own;
}

/** Yields each new state of a published commit until it is live or has failed. */
export async function* followLive(
  read: () => Promise<LiveState>,
  wait: () => Promise<unknown>,
): AsyncGenerator<LiveState, void> {
  for (let last = ''; ; await wait()) {
    const now = await read();
    if (now.words !== last) yield now;
    last = now.words;
    if (now.state === 'live' || now.state === 'failed') return;
  }
}
