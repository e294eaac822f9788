import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const onWindows = process.platform === 'win32';

/**
 * Puts the Astro project into `folder` and installs what it needs, unless that is there from an earlier time. It
 * brings its own Node, since Astro wants a newer one than we do. Throws when something cannot be fetched.
 */
export function astroProject(root: string, folder: string): void {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  cpSync(join(root, 'scripts/bench-build/astro'), folder, { recursive: true });
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8');
  const record = join(folder, 'node_modules/.installed');
  if (existsSync(record) && readFileSync(record, 'utf8') === wanted) return;
  const { status, stderr, error } = spawnSync(
    'npm',
    // Named, so that it is not the folder of whichever project this was started from.
    ['install', '--prefix', folder, '--no-package-lock', '--no-audit', '--no-fund'],
    { cwd: folder, encoding: 'utf8', shell: onWindows },
  );
  if (status !== 0)
    throw new Error(error?.message ?? /^npm (?:ERR!|error) .+$/m.exec(stderr)?.[0] ?? 'npm failed');
  writeFileSync(record, wanted);
}

/** The Node that an installed project brought with it. */
export const nodeOf = (folder: string) =>
  join(folder, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node');
