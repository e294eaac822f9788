import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deskHeaderRules } from '../../../src/host/desk-headers.ts';
import { deskBuild, deskFiles } from '../bundle/desk-files.ts';
import { documentOf, previewHashes } from '../desk-page.ts';
import { caches } from '../../disk/caches.ts';
import { writeFileWhole } from '../../disk/whole-file.ts';
import { headersFile } from '../../deploy/headers-file.ts';
import { bundleFunction } from './bundle-function.ts';
import { firebaseOfDesk, netlifyOfDesk, workerOfDesk } from './host-configurations.ts';
import { functionHosts, type FunctionHost, type HostedDesk } from './hosted-desk.ts';

/** The files in which the hosts expect their function. */
const functionFiles: Readonly<Record<FunctionHost, string>> = {
  firebase: 'functions/desk.js',
  cloudflare: 'cloudflare/worker.js',
  netlify: 'netlify/functions/desk.mjs',
};

/**
 * Builds the desk for the web into a folder: its files in site/, its function for each host, and their configurations.
 * Replaces the folder only when all of it is there.
 */
export async function buildDesk(root: string, folder: string, desk: HostedDesk): Promise<void> {
  const { sources, settings } = desk;
  const build = deskBuild(root, sources);
  const files = await deskFiles(root, sources, caches(root).bundles);
  const origins = { site: settings.site, signIn: `https://${settings.authDomain}` };
  const rules = deskHeaderRules(previewHashes(files), origins);
  mkdirSync(dirname(folder), { recursive: true });
  const out = mkdtempSync(join(dirname(folder), `.build-${basename(folder)}-`));
  const write = (name: string, content: string | Uint8Array) =>
    writeFileWhole(join(out, name), content);
  const json = (name: string, value: unknown) =>
    write(name, `${JSON.stringify(value, undefined, 2)}\n`);
  try {
    write('site/index.html', documentOf('web').bytes);
    for (const [address, { bytes }] of Object.entries(files)) write(`site${address}`, bytes);
    write('site/_headers', headersFile(rules));
    for (const host of functionHosts)
      write(
        functionFiles[host],
        await bundleFunction(root, desk.functions[host], { ...settings, build }),
      );
    cpSync(join(root, 'scripts/desk/firebase-functions'), join(out, 'functions'), {
      recursive: true,
      filter: (name) => basename(name) !== 'node_modules',
    });
    copyFileSync(join(root, 'firestore.rules'), join(out, 'firestore.rules'));
    json('firebase.json', firebaseOfDesk(rules, Object.keys(files)));
    json('.firebaserc', {
      targets: { [settings.project]: { hosting: { desk: [settings.hostingSite] } } },
    });
    json('wrangler.json', workerOfDesk(settings));
    write('netlify.toml', netlifyOfDesk);
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    renameSync(out, folder);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
