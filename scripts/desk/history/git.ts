import { execFile } from 'node:child_process';

interface Options {
  /** Written to standard input. */
  input?: string | undefined;
  environment?: Record<string, string> | undefined;
}

/** A failed git command, with its error output. */
export class GitFailure extends Error {
  /** 'ENOENT' if git is not installed. */
  readonly code: unknown;

  constructor(message: string, code: unknown) {
    super(message);
    this.code = code;
  }
}

/** Overrides personal configuration: no hooks or helpers run, and text is UTF-8. */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
  'log.showSignature=false',
].flatMap((setting) => ['-c', setting]);

/** In milliseconds. */
const timeLimit = 20_000;
/** In bytes. */
const largestOutput = 64_000_000;

/** Runs git in a folder, without a shell, and returns its output. */
export function git(
  folder: string,
  args: readonly string[],
  { input, environment }: Options = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['--no-pager', ...settings, ...args],
      {
        cwd: folder,
        env: { ...cleanEnvironment(), ...environment },
        timeout: timeLimit,
        maxBuffer: largestOutput,
        windowsHide: true,
      },
      (error, stdout, stderr) => {
        if (error) reject(new GitFailure(stderr.trim() || error.message, error.code));
        else resolve(stdout);
      },
    );
    // git may exit before it has read everything; the callback gets the reason.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** Drops the variables of a git hook, which name another repository. */
const cleanEnvironment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
});
