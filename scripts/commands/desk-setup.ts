import { commandLine, endWith } from '../command-line.ts';
import { setUp } from '../desk/set-up.ts';

const usage = `npm run desk:setup    sets up the desk on the web, step by step, and checks each; run it again at any time,
                      also with a new key (docs/desk.md)`;

commandLine(usage, {});
await endWith(setUp(process.cwd()));
