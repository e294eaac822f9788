import { spawnSync } from 'node:child_process';

/** Whether packages of Debian may be installed here without asking anybody. */
export const mayInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;

/** Installs packages of Debian that bring the programs of a test; says which, and whether they came. */
export function installPackages(...names: string[]): boolean {
  console.log(`Installing ${names.join(', ')}: Debian's, for the tests.`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    // Only programs are needed: no service of the machine is to be started.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  const came = (...args: string[]) => spawnSync('apt-get', args, options).status === 0;
  return came('update', '-qq') && came('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** The path of the first program that is here of some names, as a shell would find it. */
export const findProgram = (...names: string[]): string | undefined =>
  spawnSync('which', names, { encoding: 'utf8' }).stdout?.split('\n')[0] || undefined;
