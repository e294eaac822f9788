import { expect, test } from 'vitest';
import { privacyConditions } from '../../../src/content/pages/privacy.ts';
import { privacyPolicyIsComplete } from '../../../src/check/rules/texts.ts';
import { all, contentOf, said } from './content-of.ts';

const found = (sections?: object[]) =>
  all(privacyPolicyIsComplete(contentOf({ 'pages/privacy.yaml': sections && { sections } })));
const sections = privacyConditions.map((onlyWhile) => ({ onlyWhile, text: 'Write to {email}.' }));

test('a policy with a section for each condition and an address is whole', () => {
  expect(found(sections)).toEqual([]);
  expect(found()).toEqual([]);
});

test.each(privacyConditions)('a policy without a section for while %s is not', (condition) => {
  expect(found(sections.filter(({ onlyWhile }) => onlyWhile !== condition))).toEqual([
    {
      file: 'pages/privacy.yaml',
      path: ['sections'],
      message: `The privacy policy lacks a section that is shown while ${condition.replaceAll('-', ' ')}.`,
      remedy: `Add a section that is shown only then (onlyWhile: ${condition}).`,
    },
  ]);
});

test('a policy that gives no address to write to is not', () => {
  expect(said(found(sections.map((one) => ({ ...one, text: 'Ask us.' }))))).toMatchInlineSnapshot(`
    "pages/privacy.yaml sections
    The privacy policy does not say to which address people can write.
    Write {email} into the sentence that says whom to ask."
  `);
});
