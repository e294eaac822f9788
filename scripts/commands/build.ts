import { buildSite } from '../build/build-site.ts';
import { commandLine, endWith } from '../command-line.ts';

const usage = `npm run build                        checks the content, writes dist/ and checks it
npm run build -- --local-accounts    with the account service of this machine; not for publishing`;

const { values } = commandLine(usage, { 'local-accounts': { type: 'boolean', default: false } });
await endWith(buildSite(process.cwd(), values['local-accounts']));
