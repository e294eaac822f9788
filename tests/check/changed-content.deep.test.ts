import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { contentFolder } from '../../scripts/disk.ts';
import { changeNames, changePricesAndTimes, useExamples } from './changed-content.ts';
import { ContentCopy, root } from './content-copy.ts';

test.each<[string, (copy: ContentCopy) => void | Promise<void>]>([
  ['its examples used', useExamples],
  ['other prices and times', changePricesAndTimes],
  ['other names', changeNames],
])(
  'the unit tests pass on the content with %s',
  async (_, change) => {
    const copy = new ContentCopy(contentFolder(root));
    try {
      await change(copy);
      const { problems } = await copy.check();
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      const { DEEP_TESTS: _deep, ...env } = process.env;
      const of = { env: { ...env, CONTENT_FOLDER: copy.folder }, maxBuffer: Infinity };
      // Throws what the tests have printed, if one fails.
      await promisify(execFile)('npx', ['vitest', 'run', '--reporter=dot'], of);
    } finally {
      copy.remove();
    }
  },
  1_800_000,
);
