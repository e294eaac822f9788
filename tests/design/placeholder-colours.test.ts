import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeholderColours } from '../../src/content/photographs.ts';

test('the grounds of photographs are those of the tokens', () => {
  const tokens = readFileSync(
    join(import.meta.dirname, '../../src/design/styles/tokens.scss'),
    'utf8',
  );
  const listed = [...tokens.matchAll(/--photo-\d+: (#[\da-f]{6});/g)].map((match) => match[1]);
  expect(listed).toEqual([...placeholderColours]);
});
