import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');
const checker = process.env['NU_HTML_CHECKER'];

test('the checker of the W3C finds nothing against any page', () => {
  test.skip(checker === undefined, 'there is no Java here, or vnu-jar could not be installed');
  const { stderr } = spawnSync(
    'java',
    ['-jar', checker!, '--skip-non-html', '--format', 'json', dist],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  const { messages } = JSON.parse(stderr) as {
    messages: { type: string; subType?: string; url: string; message: string; extract: string }[];
  };
  // The slash of an empty element is React's way to write it; of styles it knows what was new ten years ago.
  const found = messages.filter(
    ({ type, subType, message }) =>
      (type !== 'info' || subType === 'warning') && !message.startsWith('CSS: '),
  );
  expect(found.map(({ url, message, extract }) => [url, message, extract])).toEqual([]);
});
