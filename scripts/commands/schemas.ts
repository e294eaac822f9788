import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../build/day-of-build.ts';
import { editorFiles } from '../build/editor-schemas.ts';
import { checkContent } from '../check/check-content.ts';
import { commandLine } from '../command-line.ts';
import { caches, contentFolder, writeFileWhole } from '../disk.ts';

/** Writes the JSON schemas for editors, with the current ids of the content. */
commandLine(
  'npm run schemas    writes the files from which editors complete and check content',
  {},
);

const root = process.cwd();
const report = await checkContent(contentFolder(root), today(), {
  imageCache: caches(root).decodedImages,
});
if (report.problems.some(({ severity }) => severity === 'error')) {
  console.error(
    'The content has mistakes, so its ids are not certain. Fix them first: npm run check',
  );
  process.exitCode = 1;
} else {
  rmSync(join(root, '.vscode/content'), { recursive: true, force: true });
  const files = editorFiles(report.ids);
  for (const [path, text] of files) writeFileWhole(join(root, path), text);
  console.log(`${files.size} files for editors are written to .vscode/.`);
}
