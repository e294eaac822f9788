/**
 * Tests with dice try a few throws in the suite, and so many times as many by hand:
 * `DEEP_TESTS=all TIMES=10 npx vitest run tests/check/slips.deep.test.ts`.
 */
export const times = Number(process.env['TIMES'] ?? 1);
