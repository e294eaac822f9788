import { valueOf, type CheckedFiles } from '../content/checked-files.ts';
import type { RuleFinding } from './finding.ts';

/** The terms that the Pricing page shows as still to be confirmed. */
export function* termsWithoutAnswer(content: CheckedFiles): Generator<RuleFinding> {
  for (const [index, { title, answer }] of valueOf(content, 'plans.yaml')?.terms.entries() ?? [])
    if (answer === undefined)
      yield {
        file: 'plans.yaml',
        path: ['terms', index, 'title'],
        code: 'term-without-answer',
        data: { title },
      };
}
