import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { normalForm } from '../../src/content/write-yaml.ts';
import { commandLine } from '../command-line.ts';

const usage = `npm run format               formats code with Prettier, and content files as the desk writes them
npm run format -- --check    names the files that are not formatted, and fails`;

const { values } = commandLine(usage, { check: { type: 'boolean' } });

const folders = ['content', 'tests/second-gym/content'];

/** Formats the code; returns whether it is in its form. */
const formatCode = () =>
  spawnSync('npx', ['prettier', values.check ? '--check' : '--write', '--log-level=warn', '.'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;

/** Writes the content files in the form in which the desk writes them, so that a change there changes few lines. */
function formatContent(): boolean {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => `${folder}/${file}`),
  );
  const others = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const formatted = normalForm(text);
    if (formatted !== text && !values.check) writeFileSync(file, formatted);
    return formatted !== text;
  });
  if (!values.check) return true;
  for (const file of others)
    console.error(`${file} is not formatted. To format it: npm run format`);
  return others.length === 0;
}

const isFormatted = [formatCode(), formatContent()].every(Boolean);
process.exitCode = isFormatted ? 0 : 1;
