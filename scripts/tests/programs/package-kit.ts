import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a folder with a package, installed on first use. Such a package serves one command or test and has hundreds
 * of dependencies, so it is not a dependency of the project; its version is exact, so that results can be compared over
 * time.
 */
function packageKit(root: string, name: string, version: string): string {
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

/** A package for one test, which says when it is missing. */
function kitIfThere(root: string, name: string, version: string): string | undefined {
  try {
    return packageKit(root, name, version);
  } catch (error) {
    console.log((error as Error).message);
    return undefined;
  }
}

/** The server inside the emulator of Firebase Hosting. */
export const superstatic = (root: string) => kitIfThere(root, 'superstatic', '10.0.0');

/** The W3C's HTML checker, where Java is installed. */
export function nuHtmlChecker(root: string): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  const kit = kitIfThere(root, 'vnu-jar', '26.9.27');
  return kit && join(kit, 'node_modules/vnu-jar/build/dist/vnu.jar');
}
