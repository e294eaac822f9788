import { renderUnicodeCompact } from 'uqr';
import { createServer } from 'vite';
import { accountsFile, isOnlyHere } from '../accounts/accounts-host.ts';
import { commandLine } from '../command-line.ts';
import { freePort, portNamed } from '../deploy/ports.ts';

const usage = `npm start                    the site while you change it, on this computer
npm start -- --phone         also for phones in the same network; accounts are off there
npm start -- --port=5200     on this port (or PORT=5200) instead of 5173 or the next free one
npm start -- --host=0.0.0.0  for other computers in the same network too; accounts are off there
npm start -- --content=DIR   another folder than content/ (or CONTENT_FOLDER=DIR)

ACCOUNTS_FILE     another file for local accounts than .local/accounts.json
OFFLINE_COPIES    off: browsers keep no copy of the pages`;

/** The development server: renders every page as the build does, and reloads it when content or code is saved. */
async function start({ phone, port, host }: { phone: boolean; port?: string; host?: string }) {
  const named = portNamed(port ?? process.env['PORT']);
  const server = await createServer({
    root: process.cwd(),
    logLevel: 'warn',
    server: { host: host ?? phone, port: await freePort(named, 5173) },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}/`;
  console.log(`
  The site is at     ${address}
  Change the words   in content/ (content/README.md says how); the page reloads when you save
  Accounts           ${whereAccountsAre(isOnlyHere(host ?? phone))}
  Stop it            with Ctrl and C
`);
  if (phone) console.log(phoneLines(server.resolvedUrls?.network ?? []));
}

function whereAccountsAre(onlyHere: boolean): string {
  return onlyHere
    ? `are kept on this machine only, in ${accountsFile()}`
    : 'are off, so that nobody in this network can write anything here';
}

/** Returns the lines with the URL for a phone and a QR code. */
function phoneLines([address]: readonly string[]): string {
  if (address === undefined) return '  This computer is in no network that a phone can join.\n';
  const code = renderUnicodeCompact(address, { border: 1 }).replaceAll(/^/gm, '  ');
  return `  On a phone that is in the same network (the same Wi-Fi) type ${address}\n  or point its camera here:\n\n${code}\n`;
}

const { values } = commandLine(usage, {
  phone: { type: 'boolean', default: false },
  port: { type: 'string' },
  host: { type: 'string' },
  content: { type: 'string' },
});
if (values.content !== undefined) process.env['CONTENT_FOLDER'] = values.content;
try {
  await start(values);
} catch (error) {
  // The message is enough, and a stack trace would not help.
  console.error((error as Error).message);
  process.exit(1);
}
