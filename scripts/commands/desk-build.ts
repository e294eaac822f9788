import { commandLine, endWith } from '../command-line.ts';
import { deskFolder } from '../disk/site-folder.ts';
import { buildHostedDesk } from '../desk/build-hosted-desk.ts';

const usage = `npm run desk:build    writes the desk for the web into dist-desk/: its files, and its function for
                      Firebase, Cloudflare and Netlify; npm run desk:setup asks for the settings`;

commandLine(usage, {});
const root = process.cwd();
await endWith(
  buildHostedDesk(root).then(() => {
    console.log(`The desk is in ${deskFolder(root)}.`);
    return 0;
  }),
);
