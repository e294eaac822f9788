import { spawnSync } from 'node:child_process';

/** Whether Debian packages may be installed here without asking. */
export const mayInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;

/** Installs Debian packages for a test, and reports whether that succeeded. */
export function installPackages(...names: string[]): boolean {
  console.log(`Installing the Debian packages ${names.join(', ')} for the tests.`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    // Only programs are needed: prevents services from starting.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  const succeeded = (...args: string[]) => spawnSync('apt-get', args, options).status === 0;
  return (
    succeeded('update', '-qq') &&
    succeeded('install', '-y', '-qq', '--no-install-recommends', ...names)
  );
}

/** Returns the path of the first of these programs that is installed. */
export const findProgram = (...names: string[]): string | undefined =>
  spawnSync('which', names, { encoding: 'utf8' }).stdout?.split('\n')[0] || undefined;
