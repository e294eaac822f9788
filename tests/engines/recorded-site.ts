import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/deploy/ports.ts';
import { root } from '../check/content-copy.ts';
import { startProgram } from './start-program.ts';

/**
 * The first script of every page: records errors, which WebDriver does not report, and may stop the clock. Both are
 * stored in the tab, so that they survive a navigation.
 */
const recorder = `
  const keep = (line) =>
    sessionStorage.setItem('errors', (sessionStorage.getItem('errors') ?? '') + location.pathname + ': ' + line + '\\n');
  const { error } = console;
  console.error = (...words) => { keep(words.join(' ')); error(...words); };
  addEventListener('error', ({ target, message }) => keep(message ?? 'did not load ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => keep('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => keep(violatedDirective + ' ' + blockedURI));
  const at = sessionStorage.getItem('clock');
  if (at !== null) {
    const Running = Date;
    Date = class extends Running {
      constructor(...parts) { super(...(parts.length === 0 ? [Number(at)] : parts)); }
      static now() { return Number(at); }
    };
  }
`;

export interface RecordedSite {
  /** "http://localhost:40123" */
  url: string;
  /** Stops the server, so that there is no network. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

/** The built site with accounts, as `npm run preview` serves it, with one additional first script. */
export async function recordedSite(): Promise<RecordedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const dist = join(folder, 'dist');
  cpSync(join(root, 'dist'), dist, { recursive: true });
  writeFileSync(join(dist, 'recorder.js'), recorder);
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const markup = readFileSync(join(dist, name), 'utf8');
    const recorded = markup.replace('<head>', '<head><script src="/recorder.js"></script>');
    writeFileSync(join(dist, name), recorded);
  }
  const port = await freePort(undefined, 4600);
  const server = startProgram(process.execPath, ['scripts/run.mjs', 'preview'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DIST_FOLDER: dist,
      PORT: String(port),
      ACCOUNTS_FILE: join(folder, 'accounts.json'),
    },
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  await new Promise((resolve, reject) => {
    server.stdout!.once('data', resolve);
    void ended.then(() => reject(new Error('The built site is not served.')));
  });
  const stop = async () => {
    server.kill();
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
