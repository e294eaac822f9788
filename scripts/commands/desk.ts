import { commandLine, endWith } from '../command-line.ts';
import { portNamed } from '../deploy/ports.ts';
import { openDesk } from '../desk/open-desk.ts';
import { openWebDesk } from '../desk/open-web-desk.ts';

const usage = `npm run desk                  the desk: change the site in the browser, see it, publish it
npm run desk -- --try         the same with a copy of the content
npm run desk -- --web         the desk of the web, with sign-in, on this computer only
npm run desk -- --port=5200   on this port (or DESK_PORT=5200) instead of 5180 or the next free one.
                              There is no --host: the desk is for this computer only.

CONTENT_FOLDER   another folder than content/
DESK_FOLDER      another folder for unfinished publishes than .local/desk
DESK_BROWSER     none: opens no browser`;

const { values } = commandLine(usage, {
  try: { type: 'boolean', default: false },
  web: { type: 'boolean', default: false },
  port: { type: 'string' },
});
await endWith(
  Promise.resolve()
    .then(() => portNamed(values.port ?? process.env['DESK_PORT']))
    .then((port) =>
      values.web ? openWebDesk(process.cwd(), port) : openDesk(process.cwd(), values.try, port),
    ),
);
