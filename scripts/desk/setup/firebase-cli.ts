import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { CheckFailed } from './check-failed.ts';

/** Runs the Firebase CLI in a project. */
export interface Firebase {
  /** The output of a command; undefined if it does not find what it is asked for. */
  find: (args: readonly string[]) => Promise<string | undefined>;
  /** The output of a command that has to succeed; rejects with CheckFailed. `input` goes to its standard input. */
  must: (args: readonly string[], input?: string) => Promise<string>;
}

/** The Firebase CLI, which is started with `command`, for a project. */
export function firebaseIn(
  [program, ...own]: readonly [program: string, ...own: string[]],
  project: string,
): Firebase {
  async function tried(args: readonly string[], input = '') {
    const child = spawn(program, [...own, ...args, '--project', project, '--non-interactive'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // The input is a secret, so it is not on the command line, where other programs see it. A CLI that ends without
    // reading it is no error here.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const closed = new Promise<number | null>((resolve, reject) =>
      child.on('close', resolve).on('error', reject),
    );
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { isDone: (await closed) === 0, output, words: errors + output };
  }
  return {
    find: async (args) => {
      const { isDone, output, words } = await tried(args);
      if (isDone) return output;
      if (/not found|could not find|404/i.test(words)) return undefined;
      throw failedWith(words);
    },
    must: async (args, input) => {
      const { isDone, output, words } = await tried(args, input);
      if (!isDone) throw failedWith(words);
      return output;
    },
  };
}

function failedWith(words: string): CheckFailed {
  const [, link = 'https://console.firebase.google.com'] =
    /(https:\/\/console\.(?:firebase|cloud)\S+)/.exec(words) ?? [];
  if (/Blaze|billing/i.test(words))
    return new CheckFailed(
      'The project is on the free plan, and functions need the plan Blaze. docs/desk.md says what it costs.',
      `Open ${link}, choose Blaze, and set a budget alert. Or run the desk on Netlify: docs/desk.md.`,
    );
  if (/not yet authenticated|firebase login|Failed to authenticate|credentials/i.test(words))
    return new CheckFailed(
      'Nobody is signed in to Firebase on this computer.',
      'Run this, and sign in with the account that owns the project: npx firebase-tools@15 login',
    );
  if (/permission|403|not have access/i.test(words))
    return new CheckFailed(
      'Your account at Firebase may not do this in the project.',
      'Whoever made the project can make you an owner of it: Project settings → Users and permissions.',
    );
  const line =
    words
      .trim()
      .split('\n')
      .findLast((one) => /error/i.test(one)) ?? words.trim();
  return new CheckFailed(`Firebase answers: ${line}`, 'Whoever made the project can help.');
}
