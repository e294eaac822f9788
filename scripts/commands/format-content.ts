import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from '../command-line.ts';
import { normalForm } from '../../src/content/write-yaml.ts';

const usage = `npm run format                             also writes content files in their one form
node scripts/run.mjs format-content --check  names those that are in another form, and fails`;

const folders = ['content', 'tests/second-gym/content'];

/** Writes the content files in the form in which the desk writes them, so that a change there changes few lines. */
function main(): number {
  const { values } = commandLine(usage, { check: { type: 'boolean' } });
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file): file is string => String(file).endsWith('.yaml'))
      .map((file) => `${folder}/${file}`),
  );
  const others = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const formatted = normalForm(text);
    if (formatted !== text && !values.check) writeFileSync(file, formatted);
    return formatted !== text;
  });
  if (!values.check) return 0;
  for (const file of others)
    console.error(`${file} is in another form. To write it: npm run format`);
  return others.length > 0 ? 1 : 0;
}

process.exitCode = main();
