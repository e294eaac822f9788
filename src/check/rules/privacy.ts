import type { ValueProblem } from '../../content/problem.ts';
import { valueOf, type CheckedFiles } from '../../content/checked-files.ts';
import { privacyConditions } from '../../content/pages/privacy.ts';

/**
 * The privacy policy has a section for each of `privacyConditions`, such as a map that loads by itself, and names the
 * e-mail address of the gym.
 */
export function* privacyPolicyIsComplete(content: CheckedFiles): Generator<ValueProblem> {
  const sections = valueOf(content, 'pages/privacy.yaml')?.sections;
  if (!sections) return;
  const place = { file: 'pages/privacy.yaml', path: ['sections'] };
  for (const condition of privacyConditions)
    if (!sections.some(({ onlyWhile }) => onlyWhile === condition))
      yield {
        ...place,
        message: `The privacy policy lacks a section that is shown while ${condition.replaceAll('-', ' ')}.`,
        remedy: `Add a section that is shown only then (onlyWhile: ${condition}).`,
      };
  if (!sections.some(({ text }) => text.includes('{email}')))
    yield {
      ...place,
      message: 'The privacy policy does not say to which address people can write.',
      remedy: 'Write {email} into the sentence that says whom to ask.',
    };
}
