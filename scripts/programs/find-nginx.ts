import { existsSync } from 'node:fs';
import { findProgram, installPackages, mayInstallPackages } from './debian-packages.ts';

const usual = '/usr/sbin/nginx';

const findNginx = () =>
  process.env['NGINX_PROGRAM'] || findProgram('nginx') || (existsSync(usual) ? usual : undefined);

/** Finds nginx, or installs Debian's package where permitted. Only the tests of its configuration need it. */
export function ensureNginx(): string | undefined {
  const found = findNginx();
  if (found || !mayInstallPackages() || !installPackages('nginx-light')) return found;
  return findNginx();
}
