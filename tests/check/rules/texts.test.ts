import { expect, test } from 'vitest';
import { privacyPolicyIsComplete } from '../../../src/check/rules/texts.ts';
import { privacyConditions } from '../../../src/content/pages/privacy.ts';
import { all, contentOf, said } from './content-of.ts';

const found = (sections?: object[]) =>
  all(privacyPolicyIsComplete(contentOf({ 'pages/privacy.yaml': sections && { sections } })));
const sections = privacyConditions.map((onlyWhile) => ({ onlyWhile, text: 'Write to {email}.' }));

test('a policy with a section for each condition and an address is whole', () => {
  expect(found(sections)).toEqual([]);
  expect(found()).toEqual([]);
});

test('a policy without a section for each condition, or without an address to write to, is not', () => {
  for (const condition of privacyConditions)
    expect(found(sections.filter(({ onlyWhile }) => onlyWhile !== condition))).toHaveLength(1);
  expect(
    said([
      ...found(sections.slice(1)),
      ...found(sections.map((one) => ({ ...one, text: 'Ask us.' }))),
    ]),
  ).toMatchInlineSnapshot(`
    "pages/privacy.yaml sections
    The privacy policy lacks a section that is shown while the map loads by itself.
    Add a section that is shown only then (onlyWhile: the-map-loads-by-itself).

    pages/privacy.yaml sections
    The privacy policy does not say to which address people can write.
    Write {email} into the sentence that says whom to ask."
  `);
});
