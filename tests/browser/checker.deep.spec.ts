import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { rolldown } from 'rolldown';
import { placeConstants } from '../../src/content/place/place-formats.ts';
import { pictures, texts } from '../check/content-at-hand.ts';
import { mistakes } from '../check/mistakes.ts';

const today = '2026-11-21';

let code = '';
test.beforeAll(async () => {
  const bundle = await rolldown({
    input: join(process.cwd(), 'tests/browser/checker-in-browser.ts'),
    platform: 'browser',
    transform: { define: placeConstants(__PLACE__) },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  code = output[0].code;
});

test('the check says in a browser what the command says', async ({ page }) => {
  await page.addScriptTag({ content: code });
  const answer = await page.evaluate(
    ([files, images, day]) => {
      const { problems, fileCount } = checkTexts(files, images, day).check();
      return { problems, fileCount };
    },
    [[...texts], [...pictures], today] as const,
  );
  expect(answer).toEqual({ problems: [], fileCount: texts.size });
});

test('every catalogued mistake is told in a browser at the same line', async ({ page }) => {
  await page.addScriptTag({ content: code });
  const changed = mistakes.map(({ files }) => [...files]);
  const told = await page.evaluate(
    ([files, images, day, changes]) => {
      const check = checkTexts(files, images, day);
      const good = new Map(files);
      return changes.map((change) => {
        for (const [file, text] of change) check.write(file, text);
        const { problems } = check.check();
        for (const [file] of change) check.write(file, good.get(file));
        return problems.map(({ file, line, severity }) => [file, line, severity]);
      });
    },
    [[...texts], [...pictures], today, changed] as const,
  );
  expect(told).toEqual(mistakes.map(({ file, line, severity }) => [[file, line, severity]]));
});
