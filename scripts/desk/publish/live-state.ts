import type { Job, Run } from './github-answers.ts';
import type { GitHub } from './github.ts';
import type { FollowedWorkflow, Stage } from './followed-workflow.ts';
import { stageWords } from './publish-words.ts';

export interface LiveState {
  state: 'waiting' | Stage | 'live' | 'failed';
  /** In words for staff. */
  words: string;
  /** Where the run can be looked at; undefined as long as there is none. */
  link?: string;
}

const told = (
  state: LiveState['state'],
  run?: Run,
  words: string = stageWords[state],
): LiveState => ({
  state,
  words,
  ...(run && { link: run.html_url }),
});

/** How far a published commit is on its way to the website. */
export async function readLiveState(
  github: GitHub,
  commit: string,
  workflow: FollowedWorkflow,
): Promise<LiveState> {
  const run = await runOf(github, commit, workflow);
  if (!run) return told('waiting');
  const stages = (await github.jobs(run.id))
    .map((job) => ({ ...job, stage: workflow.stageOf(job.name) }))
    .filter((job): job is Job & { stage: Stage } => job.stage !== undefined);
  const done = (stage: Stage) =>
    stages.some((job) => job.stage === stage && job.conclusion === 'success');
  if (done('publishing')) return told('live', run);
  const failed = stages.find(({ conclusion }) => isFailure(conclusion));
  if (failed) return told('failed', run, stageWords.failedAt[failed.stage]);
  // Nothing failed, and nothing was published: the workflow has no host to publish to.
  if (run.status === 'completed')
    return told('failed', run, isFailure(run.conclusion) ? stageWords.failed : stageWords.noHost);
  const begun = stages.filter(({ status }) => status !== 'queued');
  if (begun.length === 0) return told('waiting', run);
  return told(stageNow(begun, done), run);
}

const isFailure = (conclusion: string | null) =>
  conclusion !== null && !['success', 'skipped', 'neutral'].includes(conclusion);

/** Of stages that go on beside each other the earliest that is not done. */
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
 * The run that brings a commit to the website: its own, or the next that GitHub let overtake it while it waited, which
 * has the same words in it.
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

/** Follows a published commit until it is live or has failed; each state is told once. */
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
