import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firebaseIn } from '../../scripts/desk/setup/firebase-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'firebase-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A Firebase whose CLI is a program with this code. */
function firebaseThat(code: string) {
  const program = join(folder, `${Math.random()}.cjs`);
  writeFileSync(program, `#!${process.execPath}\n${code}`);
  chmodSync(program, 0o755);
  return firebaseIn([program], 'my-project');
}

const failing = (words: string) =>
  firebaseThat(`console.error(${JSON.stringify(words)}); process.exit(1);`);

test('a secret goes to the standard input, where no list of programs shows it', async () => {
  const seen = join(folder, 'seen');
  const firebase = firebaseThat(`
    const { readFileSync, writeFileSync } = require('node:fs');
    writeFileSync(${JSON.stringify(seen)}, JSON.stringify([process.argv.slice(2), String(readFileSync(0))]));
  `);
  await firebase.must(['functions:secrets:set', 'KEY'], 'the-secret');
  expect(JSON.parse(readFileSync(seen, 'utf8'))).toEqual([
    ['functions:secrets:set', 'KEY', '--project', 'my-project', '--non-interactive'],
    'the-secret',
  ]);
});

test.each([
  [
    'Your project my-project must be on the Blaze (pay-as-you-go) plan to complete this command. To upgrade, visit the following URL:\n\nhttps://console.firebase.google.com/project/my-project/usage/details',
    'The project is on the free plan',
    'Open https://console.firebase.google.com/project/my-project/usage/details,',
  ],
  [
    'Error: Failed to authenticate, have you run firebase login?',
    'Nobody is signed in to Firebase on this computer.',
    'npx firebase-tools@15 login',
  ],
  [
    'Error: HTTP Error: 403, The caller does not have permission',
    'Your account at Firebase may not do this in the project.',
    'Whoever made the project',
  ],
  [
    'something\nError: The site is taken.',
    'Firebase answers: Error: The site is taken.',
    'Whoever made the project',
  ],
])('a failed command names its cause and a remedy: %s', async (words, cause, remedy) => {
  await expect(failing(words).must(['deploy'])).rejects.toMatchObject({
    message: expect.stringContaining(cause) as string,
    remedy: expect.stringContaining(remedy) as string,
  });
});

test('find returns undefined for what does not exist, and rejects for any other failure', async () => {
  const missing = failing('Error: Request had HTTP Error: 404, Secret [KEY] not found');
  expect(await missing.find(['functions:secrets:access', 'KEY'])).toBeUndefined();
  await expect(failing('Error: billing is off').find(['x'])).rejects.toThrow('free plan');
});
