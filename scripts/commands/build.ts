import { accountsOfBuild } from '../accounts/accounts-of-build.ts';
import { buildSite } from '../build/build-site.ts';
import { commandLine, endWith } from '../command-line.ts';

const usage = `npm run build                        checks the content, writes dist/ and checks it
npm run build -- --local-accounts    with the account service of this machine; not for publishing`;

const { values } = commandLine(usage, { 'local-accounts': { type: 'boolean', default: false } });
const root = process.cwd();
// React renders several times slower in development mode.
process.env['NODE_ENV'] = 'production';
await endWith(
  accountsOfBuild(root, values['local-accounts']).then((accounts) => buildSite(root, accounts)),
);
