import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caches } from '../disk/caches.ts';
import { checkContent } from '../checker/check-content.ts';
import { commandLine } from '../command-line.ts';
import { contentFolder } from '../disk/content-folder.ts';
import { contentModel } from '../../src/rules/content-model.ts';
import { today } from '../site/today.ts';
import { outdatedWordLists } from '../../src/rules/word-lists.ts';

/** Updates the lists of words in braces at the top of the content files. */
commandLine(
  'npm run words    lists the words in braces and their values at the top of each content file',
  {},
);

const root = process.cwd();
const folder = contentFolder(root);
const report = await checkContent(folder, contentModel(today()), {
  imageCache: caches(root).decodedImages,
});
if (report.problems.some(({ severity }) => severity === 'error')) {
  console.error(
    'The content has mistakes, so the values of the words are not certain. Fix them first: npm run check',
  );
  process.exitCode = 1;
} else {
  const old = outdatedWordLists(
    (file) => readFileSync(join(folder, file), 'utf8'),
    report.content,
    today(),
  );
  for (const [name, text] of old) writeFileSync(join(folder, name), text);
  console.log(
    old.size === 0
      ? 'The lists of words in braces are up to date.'
      : `${old.size} lists of words in braces were updated.`,
  );
}
