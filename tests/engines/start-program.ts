import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/** Starts a program that ends with the tests, even if they crash. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(program, args, options);
  process.once('exit', () => child.kill());
  return child;
}
