import { expect, test } from 'vitest';
import { tidied } from '../../src/editor/form/tidied.ts';

test.each([
  ['  Yoga   at\u00a0 six\t', 'Yoga at six'],
  ['\ufeffYo\u200bga\u00ad', 'Yoga'],
])('%j becomes %j', (typed, tidy) => expect(tidied(typed)).toBe(tidy));

test.each(['ಕ್‍ಷ', 'क्‌ष', '👨‍👩‍👧'])('%j keeps what joins its letters', (typed) =>
  expect(tidied(typed)).toBe(typed),
);
