import { commandLine, endWith } from '../command-line.ts';
import { askPassword, checkDesk, keyInFirebase } from '../desk/check-desk.ts';
import { deskSettings } from '../desk/desk-settings.ts';

const usage = `npm run desk:check                       checks each step of the set-up of the desk on the web (docs/desk.md),
                                         and says what is missing and what to do
npm run desk:check -- --email ADDRESS    also whether this account is an owner on the list of people;
                                         asks for its password

Reads the variables in .env and, if DESK_REPOSITORY_KEY is not set, the key from the secrets of the function,
for which you are signed in: npx firebase-tools@15 login. It writes nothing that anybody sees.
Ends with 1 while something is missing.`;

const { values } = commandLine(usage, { email: { type: 'string' } });

async function main(root: string): Promise<number> {
  const settings = deskSettings(root);
  const { email } = values;
  return checkDesk({
    settings,
    key: () => process.env['DESK_REPOSITORY_KEY'] ?? keyInFirebase(settings.project),
    gitHub: 'https://api.github.com',
    identity: 'https://identitytoolkit.googleapis.com',
    desk: `https://${settings.hostingSite}.web.app`,
    owner: email === undefined ? undefined : { email, password: await askPassword() },
    say: console.log,
  });
}

await endWith(main(process.cwd()));
