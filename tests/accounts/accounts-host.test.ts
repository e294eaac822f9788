import { expect, test } from 'vitest';
import { testAccountOf } from '../../scripts/accounts/accounts-host.ts';
import { contentOfEachTest } from '../folders.ts';

const copy = contentOfEachTest();

test('the test account is that of accounts.yaml', () => {
  expect(testAccountOf(copy.folder)).toEqual({
    email: expect.stringContaining('@') as string,
    password: expect.any(String) as string,
  });
});

// npm start shows each of these over the page.
test.each([
  '',
  'testAccount: "a@b.example',
  'testAccount: a@b.example',
  'testAccount:\n  email: a@b.example',
  '- testAccount',
  'testAccount: [a, b',
])('a file with a mistake has none: %j', (text) => {
  copy.write('accounts.yaml', text);
  expect(testAccountOf(copy.folder)).toBeUndefined();
});
