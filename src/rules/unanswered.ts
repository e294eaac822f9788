import { valueOf, type CheckedFiles } from '../content/checked-files.ts';
import type { RuleFinding } from './finding.ts';

/** Questions that the owner must answer before the launch: terms of prices, and translations. */
export function* unanswered(content: CheckedFiles): Generator<RuleFinding> {
  yield* termsWithoutAnswer(content);
  yield* wordsNotTranslated(content);
}

function* wordsNotTranslated(content: CheckedFiles): Generator<RuleFinding> {
  const place = valueOf(content, 'site.yaml')?.place;
  if (place?.wordsIn !== undefined)
    yield {
      file: 'site.yaml',
      path: ['place', 'wordsIn'],
      code: 'words-not-translated',
      data: { from: place.wordsIn, to: place.language },
    };
}

/** The terms that the Pricing page shows as still to be confirmed. */
function* termsWithoutAnswer(content: CheckedFiles): Generator<RuleFinding> {
  for (const [index, { title, answer }] of valueOf(content, 'plans.yaml')?.terms.entries() ?? [])
    if (answer === undefined)
      yield {
        file: 'plans.yaml',
        path: ['terms', index, 'title'],
        code: 'term-without-answer',
        data: { title },
      };
}
