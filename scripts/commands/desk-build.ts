import { commandLine, endWith } from '../command-line.ts';
import { buildDesk } from '../desk/build-desk.ts';
import { deskFolder } from '../disk.ts';

const usage = `npm run desk:build    writes the desk for the web into dist-desk/: its files and its function (docs/desk.md)`;

commandLine(usage, {});
const root = process.cwd();
await endWith(
  buildDesk(root, deskFolder(root)).then(() => {
    console.log(`The desk is in ${deskFolder(root)}.`);
    return 0;
  }),
);
