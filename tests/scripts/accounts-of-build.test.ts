import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { hasHostedProject } from '../../scripts/accounts/accounts-of-build.ts';
import { root } from '../check/content-copy.ts';

const all = {
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_PROJECT_ID: 'p',
  VITE_FIREBASE_AUTH_DOMAIN: 'd',
  VITE_FIREBASE_APP_ID: 'a',
};

test('all four settings are a hosted project, and none of them none', () => {
  expect(hasHostedProject(all)).toBe(true);
  expect(hasHostedProject({})).toBe(false);
});

test('some of them are a mistake, and the others are named', () => {
  expect(() => hasHostedProject({ ...all, VITE_FIREBASE_APP_ID: '' })).toThrow(
    'VITE_FIREBASE_APP_ID is missing. Set all four, or none.',
  );
  expect(() => hasHostedProject({ VITE_FIREBASE_API_KEY: 'k' })).toThrow(
    'VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_APP_ID are missing.',
  );
});

test('the example of a file .env names all of them, and switches nothing on as it is', () => {
  const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  expect(Object.keys(example).sort()).toEqual(Object.keys(all).sort());
  expect(hasHostedProject(example)).toBe(false);
});
