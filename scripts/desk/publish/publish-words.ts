import { words } from '../../../src/editor/words.ts';

/** What publishing says, of all words of the desk. */
export const {
  refusals,
  busy,
  stages: stageWords,
  deploying: deployWords,
  setUpSteps: setUpWords,
} = words;
