import { expect, test } from 'vitest';
import { privacyConditions } from '../../src/content/pages/privacy.ts';
import { privacyPolicyIsComplete } from '../../src/rules/privacy.ts';
import { all, contentOf } from './content-of.ts';

const found = (sections?: object[]) =>
  all(privacyPolicyIsComplete(contentOf({ 'pages/privacy.yaml': sections && { sections } })));
const place = { file: 'pages/privacy.yaml', path: ['sections'] };
const sections = privacyConditions.map((onlyWhile) => ({ onlyWhile, text: 'Write to {email}.' }));

test('a policy with a section for each condition and an address is whole', () => {
  expect(found(sections)).toEqual([]);
  expect(found()).toEqual([]);
});

test.each(privacyConditions)('a policy without a section for while %s is not', (condition) => {
  expect(found(sections.filter(({ onlyWhile }) => onlyWhile !== condition))).toEqual([
    { ...place, code: 'privacy-lacks-section', data: { condition } },
  ]);
});

test('a policy that gives no address to write to is not', () => {
  expect(found(sections.map((one) => ({ ...one, text: 'Ask us.' })))).toEqual([
    { ...place, code: 'privacy-lacks-address' },
  ]);
});
