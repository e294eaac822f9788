import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = '/usr/sbin/nginx';

function findNginx(): string | undefined {
  const named = process.env['NGINX_PROGRAM'];
  if (named) return named;
  const found = spawnSync('which', ['nginx'], { encoding: 'utf8' }).stdout?.trim();
  if (found) return found;
  return existsSync(usual) ? usual : undefined;
}

/**
 * Finds an nginx, or installs Debian's package where we may. Without one its configuration cannot be tried, and the
 * tests say so; nothing else of the site needs it.
 */
export function ensureNginx(): string | undefined {
  const found = findNginx();
  if (found) return found;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined;
  console.log('No nginx is here; installing the package nginx-light.');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Only the program is needed: the service of the machine is not to be started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  } catch {
    return undefined;
  }
  return findNginx();
}
