import { problem } from '../schema-problem.ts';
import { group } from './groups.ts';
import { text } from './text.ts';

/** A language that somebody speaks, in its own letters. */
export const language = group({
  name: text(40).meta({ description: 'In its own letters.' }),
  code: text(8)
    .regex(
      /^[a-z]{2,3}$/,
      problem(
        '{field} must be two or three lowercase letters.',
        'Write kn for Kannada, hi for Hindi, en for English, or the code of another language',
      ),
    )
    .meta({
      examples: ['hi'],
      title: 'Language code',
      description: 'Two or three lowercase letters: en English, kn Kannada, hi Hindi.',
    }),
}).meta({ title: 'Language' });
