import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a folder with a package, installed on first use. Such a package serves one command or test and has hundreds
 * of dependencies, so it is not a dependency of the project; its version is exact, so that results can be compared over
 * time.
 */
export function packageKit(root: string, name: string, version: string): string {
  const folder = join(root, 'node_modules/.cache/iron-banyan', name);
  if (installedVersion(folder, name) === version) return folder;
  console.log(`Installing ${name} ${version}, once.`);
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync(
    'npm',
    [
      'install',
      `${name}@${version}`,
      '--save-exact',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--silent',
      `--prefix=${folder}`,
    ],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0 || installedVersion(folder, name) !== version)
    throw new Error(`${name} could not be installed from the npm registry.\n${stderr}`);
  return folder;
}

function installedVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
