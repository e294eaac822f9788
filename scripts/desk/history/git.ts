import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** In milliseconds: git that asks somebody for something waits for ever. */
const patience = 20_000;

/** Runs git in a folder, without a shell, a pager, a question, a signature or a hook. */
export async function git(
  folder: string,
  words: readonly string[],
  person?: string,
): Promise<string> {
  const quiet = [
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'commit.gpgSign=false',
    '-c',
    'core.quotePath=false',
    '-c',
    'color.ui=false',
  ];
  const { stdout } = await run('git', ['-C', folder, '--no-pager', ...quiet, ...words], {
    timeout: patience,
    maxBuffer: 64e6,
    env: {
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      GIT_OPTIONAL_LOCKS: '0',
      LC_ALL: 'C',
      ...namesOf(person),
    },
  });
  return stdout;
}

/** Who it was, for this one commit: nobody's own settings are asked or changed. */
const namesOf = (person: string | undefined) =>
  person === undefined
    ? {}
    : {
        GIT_AUTHOR_NAME: person,
        GIT_AUTHOR_EMAIL: 'desk@localhost',
        GIT_COMMITTER_NAME: person,
        GIT_COMMITTER_EMAIL: 'desk@localhost',
      };
