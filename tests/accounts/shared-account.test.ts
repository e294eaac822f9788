import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testAccountUid } from '../../src/accounts/service.ts';

test('the rules of the store know the test account by its uid', () => {
  expect(readFileSync('firestore.rules', 'utf8')).toContain(
    `request.auth.uid == '${testAccountUid}'`,
  );
});
