import { parse } from 'yaml';

export type Stage = 'checking' | 'building' | 'publishing';

/** The stage of each job of the workflow; publishing does not depend on the others. */
export const stageOfJob: Readonly<Record<string, Stage>> = {
  scope: 'checking',
  content: 'checking',
  test: 'checking',
  words: 'checking',
  build: 'building',
  deploy: 'publishing',
};

/** The file name of a workflow, and the stages of the jobs that publishing waits for. */
export interface FollowedWorkflow {
  file: string;
  /** The stage of a job, by its name: "Every check, on Node 24". */
  stageOf: (job: string) => Stage | undefined;
}

/** Reads the names of the jobs from `text`, the content of `.github/workflows/${file}`. */
export function followedWorkflow(file: string, text: string): FollowedWorkflow {
  const { jobs } = parse(text) as { jobs: Record<string, { name: string }> };
  const stages = Object.entries(jobs)
    .filter(([id]) => Object.hasOwn(stageOfJob, id))
    // GitHub fills in the version there.
    .map(([id, { name }]) => ({ begin: name.split('${{')[0]!, stage: stageOfJob[id]! }));
  return { file, stageOf: (job) => stages.find(({ begin }) => job.startsWith(begin))?.stage };
}
