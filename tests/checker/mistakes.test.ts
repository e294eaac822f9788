import { expect, test } from 'vitest';
import { ContentCopy } from './content-copy.ts';
import { mistakes } from './mistakes.ts';

test.concurrent.each(mistakes)(
  '$mistake ($file)',
  async ({ file, from, to, and, in: told = file, line, severity = 'error', says, mend }) => {
    const copy = new ContentCopy();
    try {
      copy.edit(file, from, to);
      if (and) copy.edit(and.file, and.from, and.to);
      const { problems } = await copy.check();
      expect(problems.map((problem) => [problem.severity, problem.file, problem.line])).toEqual([
        [severity, told, line],
      ]);
      expect(problems[0]!.message).toBe(says);
      expect(problems[0]!.mend).toBe(mend);
      expect(says + mend).not.toMatch(/\bzod\b|undefined|NaN|\[object/);
    } finally {
      copy.remove();
    }
  },
);
