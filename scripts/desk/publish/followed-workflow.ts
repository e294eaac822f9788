import { parse } from 'yaml';

export type Stage = 'checking' | 'building' | 'publishing';

/** To which stage each job of the workflow belongs; the others keep nothing from the website. */
export const stageOfJob: Readonly<Record<string, Stage>> = {
  scope: 'checking',
  content: 'checking',
  test: 'checking',
  words: 'checking',
  build: 'building',
  deploy: 'publishing',
};

/** A workflow, by the name of its file, and the jobs in it that somebody waits for. */
export interface FollowedWorkflow {
  file: string;
  /** The stage of a job by its name: "Every check, on Node 24". */
  stageOf: (job: string) => Stage | undefined;
}

/** Reads the names of the jobs where they stand: `text` is that of `.github/workflows/${file}`. */
export function followedWorkflow(file: string, text: string): FollowedWorkflow {
  const { jobs } = parse(text) as { jobs: Record<string, { name: string }> };
  const stages = Object.entries(jobs)
    .filter(([id]) => Object.hasOwn(stageOfJob, id))
    // Behind the braces GitHub writes the version.
    .map(([id, { name }]) => ({ begin: name.split('${{')[0]!, stage: stageOfJob[id]! }));
  return { file, stageOf: (job) => stages.find(({ begin }) => job.startsWith(begin))?.stage };
}
