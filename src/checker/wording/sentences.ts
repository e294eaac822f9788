import { sentencesOf, type Sentences, type Voice, type Wordings } from '../../findings/wording.ts';
import { eitherOf } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { checkerWordings } from './checker-wordings.ts';
import { fileVoice } from './file-voice.ts';

/** The problem and its fix in words, for people who edit the file. `wordings` are those of the site. */
export const sentencesForFile = (problem: Problem, wordings: Wordings): Sentences =>
  sentencesFor(problem, wordings, 'file', fileVoice);

/** The problem and its fix in words, for any audience. */
export function sentencesFor(
  problem: Problem,
  wordings: Wordings,
  audience: 'file' | 'desk',
  voiceOf: (problem: Pick<Problem, 'path' | 'lines'>) => Voice,
): Sentences {
  const { alike } = problem;
  const table = problem.code in wordings ? wordings : checkerWordings;
  const [message, fix] = sentencesOf(table, audience, problem, voiceOf(problem));
  const others = alike
    ? ` The same applies to ${eitherOf(alike, 3).replace(/ or /, ' and ')}.`
    : '';
  return [message + others, fix];
}
