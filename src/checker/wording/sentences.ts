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
  const { or, alike, repeated } = problem;
  const sentences = (one: typeof problem | NonNullable<typeof or>) =>
    sentencesOf(one.code in wordings ? wordings : checkerWordings, audience, one, voiceOf(one));
  const [message, fix] = sentences(problem);
  const [, otherFix] = or ? sentences(or) : [];
  const others = alike
    ? ` The same applies to ${eitherOf(alike, 3).replace(/ or /, ' and ')}.`
    : '';
  return [
    message + others,
    either(fix, otherFix) +
      (repeated === undefined
        ? ''
        : ` (and the same on the next ${repeated === 1 ? 'line' : `${repeated} lines`})`),
  ];
}

const either = (one: string, other: string | undefined) =>
  other === undefined
    ? one
    : `${one.replace(/\.$/, '')}. Or, if that is meant: ${other.charAt(0).toLowerCase()}${other.slice(1)}`;
