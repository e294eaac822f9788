import { existsSync, readFileSync } from 'node:fs';
import type { Repository } from '../../../src/host/github/repository.ts';
import { appKeyOf } from './app-key.ts';
import { CheckFailed } from './check-failed.ts';
import { checkRepository, endOfKey } from './check-repository.ts';
import type { SetUpParts } from './set-up-parts.ts';
import type { Terminal } from './terminal.ts';
import { report, untilItWorks } from './until-it-works.ts';

const secretName = 'DESK_REPOSITORY_KEY';

/** Asks for the key until one can do everything that the desk does, and stores it as a secret at Firebase. */
export async function keyStep({
  terminal,
  firebase,
  gitHub,
  repository,
}: SetUpParts): Promise<void> {
  let stored: string | undefined;
  // Before anybody makes a key: this fails without the right plan, and while nobody is signed in at Firebase.
  await untilItWorks(terminal, async () => {
    stored = await firebase.find(['functions:secrets:access', secretName]);
  });
  terminal.proved('Firebase keeps secrets for you in the project of the website');
  let secret = stored?.trim() ?? '';
  if (secret === '') terminal.say(howToMakeAKey(repository));
  for (;;) {
    if (secret === '') secret = await terminal.askSecretly('  The key (it is not shown):');
    try {
      if (secret.endsWith('.pem')) secret = await keyOfApp(terminal, secret, gitHub, repository);
      await checkRepository(gitHub, secret, repository, terminal.proved);
      break;
    } catch (error) {
      secret = await afterFailure(
        terminal,
        error,
        secret,
        'or paste another key (it is not shown):',
      );
    }
  }
  const end = await endOfKey(gitHub, secret, repository);
  if (end !== undefined)
    terminal.proved(
      `The key ends on ${end}. Before that day run npm run desk:setup with a new one`,
    );
  if (secret === stored?.trim()) return;
  await untilItWorks(terminal, async () => {
    await firebase.must(['functions:secrets:set', secretName, '--data-file', '-'], secret);
    const kept = await firebase.must(['functions:secrets:access', secretName]);
    if (kept.trim() !== secret)
      throw new CheckFailed('Firebase keeps another key than this one.', 'Try again.');
  });
  terminal.proved('The key is a secret of the function, and nowhere on this computer');
}

async function keyOfApp(
  { ask }: Terminal,
  file: string,
  gitHub: string,
  repository: Repository,
): Promise<string> {
  if (!existsSync(file)) throw new CheckFailed(`There is no file ${file}.`, 'Type its whole path.');
  return appKeyOf(gitHub, readFileSync(file), Number(await ask('  The App ID:')), repository);
}

/** The key to try next: the same for Enter alone. */
async function afterFailure(terminal: Terminal, error: unknown, before: string, question: string) {
  report(terminal, error);
  const other = await terminal.askSecretly(`  Press Enter to try again, ${question}`);
  return other === '' ? before : other;
}

const howToMakeAKey = ({ owner, name }: Repository) => `
  Open https://github.com/settings/personal-access-tokens/new and choose:
    Token name          The desk
    Resource owner      ${owner}
    Expiration          as long as GitHub lets you
    Repository access   Only select repositories: ${name}
    Permissions         Contents: Read and write
                        Actions: Read-only
  Press Generate token, and copy what begins with github_pat_. With a GitHub App instead (docs/desk.md) give the
  path of its .pem file.`;
