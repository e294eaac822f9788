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

/** The owner's input. */
export interface TypedSetUp {
  address: string;
  branch: string;
  token: string;
}

const steps = Object.keys(setUpWords).filter((one): one is SetUpStep => one !== 'later');

/** Checks the steps of the set-up; the first that fails says why. Changes nothing at GitHub. */
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
    const wrong = await wrongAccess(github, (next) => (step = next));
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

/** Checks that the repository exists, and that this account and this key may write to it. */
async function wrongAccess(
  github: GitHub,
  setStep: (step: SetUpStep) => void,
): Promise<Wrong | undefined> {
  setStep('website');
  const { archived, permissions } = await github.facts();
  if (archived) return { step: 'website', words: setUpWords.website.archived };
  setStep('write');
  if (permissions && !permissions.push) return { step: 'write', words: setUpWords.write.account };
  // The permissions are those of the account; an empty blob, which no tree uses, shows whether the key may write.
  await github.makeBlob(new Uint8Array());
  return undefined;
}

/** Attributes a refusal to its step, which may be an earlier one. */
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
