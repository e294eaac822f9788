import { words } from '../../../src/editor/words.ts';

/** Those of the editor's words that publishing uses. */
export const {
  refusals,
  busy,
  stages: stageWords,
  deploying: deployWords,
  setUpSteps: setUpWords,
} = words;
