import { type CheckedFiles, valueOf } from '../../content/files.ts';
import type { ValueProblem } from '../../content/problem.ts';

/** Questions that the owner must answer before the launch: terms of prices, and translations. */
export function* unanswered(content: CheckedFiles): Generator<ValueProblem> {
  yield* termsWithoutAnswer(content);
  yield* wordsNotTranslated(content);
}

function* wordsNotTranslated(content: CheckedFiles): Generator<ValueProblem> {
  const place = valueOf(content, 'site.yaml')?.place;
  if (place?.wordsIn !== undefined)
    yield {
      file: 'site.yaml',
      path: ['place', 'wordsIn'],
      message: `The words of the site are still in ${languageName(place.wordsIn)}, not in ${languageName(place.language)}.`,
      remedy: `Translate the texts of all files into ${languageName(place.language)}, then delete this line.`,
    };
}

/** "da" → "Danish" */
const languageName = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code)!;

/** The terms that the Pricing page shows as still to be confirmed. */
function* termsWithoutAnswer(content: CheckedFiles): Generator<ValueProblem> {
  for (const [index, { title, answer }] of valueOf(content, 'plans.yaml')?.terms.entries() ?? [])
    if (answer === undefined)
      yield {
        file: 'plans.yaml',
        path: ['terms', index, 'title'],
        message: `The Pricing page says only that "${title}" is to be confirmed.`,
        remedy: 'Add a line below it: answer: What it is, in a few words',
      };
}
