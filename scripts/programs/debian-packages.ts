import { execFileSync, spawnSync } from 'node:child_process';

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
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
    return true;
  } catch {
    return false;
  }
}

/** The path of a program by its name, as a shell would find it. */
export const findProgram = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;
