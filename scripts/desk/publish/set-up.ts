import { githubOf, type GitHub } from './github.ts';
import type { RequestSettings } from './github-requests.ts';
import { PublishRefused, type RefusalWords } from './publish-refused.ts';
import { refusals, setUpWords } from './publish-words.ts';
import { keyIn, placeIn } from './repository.ts';

export type SetUpStep = Exclude<keyof typeof setUpWords, 'later'>;

export interface StepState {
  step: SetUpStep;
  state: 'done' | 'wrong' | 'later';
  words: string;
}

/** What the owner has typed. */
export interface TypedSetUp {
  address: string;
  branch: string;
  token: string;
}

const steps = Object.keys(setUpWords).filter((one): one is SetUpStep => one !== 'later');

/** Each step of the set-up with what stands in the way of the first that is not done. Nothing is changed there. */
export async function checkSetUp(
  typed: TypedSetUp,
  workflow: string,
  settings: Partial<Omit<RequestSettings, 'token'>> = {},
): Promise<StepState[]> {
  const wrong = await firstWrong(typed, workflow, settings);
  const at = wrong ? steps.indexOf(wrong.step) : steps.length;
  return steps.map((step, index) => {
    if (index < at) return { step, state: 'done', words: setUpWords[step].done };
    if (index > at) return { step, state: 'later', words: setUpWords.later };
    return { step, state: 'wrong', words: wrong!.words };
  });
}

type Wrong = Pick<StepState, 'step' | 'words'>;

async function firstWrong(
  { address, branch, token }: TypedSetUp,
  workflow: string,
  settings: Partial<Omit<RequestSettings, 'token'>>,
): Promise<Wrong | undefined> {
  const place = placeIn(address);
  if (!place) return { step: 'address', words: setUpWords.address.wrong };
  let step: SetUpStep = 'key';
  try {
    const github = githubOf({ ...place, branch, token: keyIn(token) }, settings);
    const wrong = await wrongAtTheWebsite(github, (next) => (step = next));
    if (wrong) return wrong;
    step = 'branch';
    await github.head();
    step = 'workflow';
    const { state } = await github.workflow(workflow);
    return state === 'active' ? undefined : { step, words: setUpWords.workflow.off };
  } catch (error) {
    if (!(error instanceof PublishRefused)) throw error;
    return wrongOf(step, error.words);
  }
}

/** Whether the website is there, and may be changed by this account with this key. */
async function wrongAtTheWebsite(
  github: GitHub,
  goTo: (step: SetUpStep) => void,
): Promise<Wrong | undefined> {
  goTo('website');
  const { archived, permissions } = await github.facts();
  if (archived) return { step: 'website', words: setUpWords.website.archived };
  goTo('write');
  if (permissions && !permissions.push) return { step: 'write', words: setUpWords.write.account };
  // The facts tell what the account may do. What the key may do shows in an empty file that belongs to nothing.
  await github.makeBlob(new Uint8Array());
  return undefined;
}

/** What was refused at a step says sometimes that one before it is not done. */
function wrongOf(step: SetUpStep, words: RefusalWords): Wrong {
  if (words === refusals.keyRefused) return { step: 'key', words: setUpWords.key.wrong };
  if (words === refusals.oddKey) return { step: 'key', words: `${words.problem} ${words.remedy}` };
  if (words === refusals.offline) return { step: 'reach', words: setUpWords.reach.wrong };
  if (step === 'workflow' && words === refusals.keyTooWeak)
    return { step, words: setUpWords.workflow.hidden };
  const own = {
    website: refusals.notFound,
    write: refusals.keyTooWeak,
    branch: refusals.notFound,
    workflow: refusals.notFound,
  };
  if (step in own && own[step as keyof typeof own] === words)
    return { step, words: setUpWords[step as keyof typeof own].wrong };
  return { step, words: `${words.problem} ${words.remedy}` };
}
