import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The last series that runs on Node 20; an exact version, so that scores can be compared over time. */
const version = '12.8.2';

/**
 * The folder that holds Lighthouse, installed on first use. It is two hundred packages for this one command, which
 * is why the project itself does not depend on it.
 */
export function lighthouseKit(root: string): string {
  const folder = join(root, 'node_modules/.cache/iron-banyan/lighthouse');
  if (installedVersion(folder) === version) return folder;
  console.log(`Installing Lighthouse ${version}, once.`);
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync(
    'npm',
    [
      'install',
      ...['--prefix', folder, '--save-exact', '--no-audit', '--no-fund', '--silent'],
      `lighthouse@${version}`,
    ],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0 || installedVersion(folder) !== version)
    throw new Error(`Lighthouse could not be installed from the npm registry.\n${stderr}`);
  return folder;
}

function installedVersion(folder: string): string | undefined {
  const file = join(folder, 'node_modules/lighthouse/package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
