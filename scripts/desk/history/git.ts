import { execFile } from 'node:child_process';

interface Options {
  /** What is handed to its standard input. */
  input?: string | undefined;
  environment?: Record<string, string> | undefined;
}

/** What git said when it did not do what was asked. */
export class GitFailure extends Error {
  /** 'ENOENT' where there is no git. */
  readonly code: unknown;

  constructor(message: string, code: unknown) {
    super(message);
    this.code = code;
  }
}

/** Whatever somebody has set for themselves, nothing of theirs runs, and nobody is asked for anything. */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
  'log.showSignature=false',
].flatMap((setting) => ['-c', setting]);

const patience = 20_000;
const largestAnswer = 64_000_000;

/** Runs git in a folder, without a shell, and answers with what it printed. */
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
        timeout: patience,
        maxBuffer: largestAnswer,
        windowsHide: true,
      },
      (error, stdout, stderr) => {
        if (error) reject(new GitFailure(stderr.trim() || error.message, error.code));
        else resolve(stdout);
      },
    );
    // It may end before it has read everything; why is in its answer.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** Without what a git that started this process says of another repository. */
const cleanEnvironment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
});
