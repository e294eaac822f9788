import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each part of the Firebase SDK is installed once, because two do not know of each other', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const parts = Object.keys(packages).filter((path) => /\/@firebase\/[\w-]+$/.test(path));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((path) => !path.startsWith('node_modules/@firebase/'))).toEqual([]);
});
