import { commandLine, endWith } from '../command-line.ts';
import { openDesk } from '../desk/open-desk.ts';

const usage = `npm run desk            the desk: change the site in the browser, see it, save it, publish it
npm run desk -- --try   the same with a copy of the content, and publishing that goes nowhere`;

const { values } = commandLine(usage, { try: { type: 'boolean', default: false } });
await endWith(openDesk(process.cwd(), values.try));
