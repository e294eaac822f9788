import { today } from '../build/day-of-build.ts';
import { writeEditorFiles } from '../build/editor-schemas.ts';
import { checkContent } from '../check/check-content.ts';
import { commandLine } from '../command-line.ts';
import { caches, contentFolder } from '../disk.ts';

/** Writes the JSON schemas for editors, with the current ids of the content. */
commandLine(
  'npm run schemas    writes the files from which editors complete and check content',
  {},
);

const root = process.cwd();
const report = await checkContent(contentFolder(root), today(contentFolder(root)), {
  imageCache: caches(root).decodedImages,
});
if (report.problems.some(({ severity }) => severity === 'error')) {
  console.error(
    'The content has mistakes, so its ids are not certain. Fix them first: npm run check',
  );
  process.exitCode = 1;
} else console.log(`${writeEditorFiles(root, report.ids)} files for editors are in .vscode/.`);
