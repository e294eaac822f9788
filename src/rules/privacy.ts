import { valueOf, type CheckedFiles } from '../content/checked-files.ts';
import { privacyConditions } from '../content/pages/privacy.ts';
import type { RuleFinding } from './finding.ts';

/**
 * The privacy policy has a section for each of `privacyConditions`, such as a map that loads by itself, and names the
 * e-mail address of the gym.
 */
export function* privacyPolicyIsComplete(content: CheckedFiles): Generator<RuleFinding> {
  const sections = valueOf(content, 'pages/privacy.yaml')?.sections;
  if (!sections) return;
  const place = { file: 'pages/privacy.yaml', path: ['sections'] };
  for (const condition of privacyConditions)
    if (!sections.some(({ onlyWhile }) => onlyWhile === condition))
      yield { ...place, code: 'privacy-lacks-section', data: { condition } };
  if (!sections.some(({ text }) => text.includes('{email}')))
    yield { ...place, code: 'privacy-lacks-address' };
}
