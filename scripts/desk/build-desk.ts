import type { HostFacts } from './function/answer.ts';
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
import { rolldown } from 'rolldown';
import type { HeaderRule } from '../../src/design/document/headers.ts';
import { deskHeaderRules } from '../../src/host/desk-headers.ts';
import { firebaseHosting, headersFile } from '../deploy/hosting-files.ts';
import { makeReadable, writeFileWhole } from '../disk.ts';
import { deskBuild, deskFiles } from './bundle/desk-files.ts';
import { documentOf, previewHashes } from './desk-server.ts';
import { deskSettings } from './desk-settings.ts';

/**
 * Builds the desk for the web into a folder: its files in site/, its function, and the configuration of Firebase.
 * Replaces the folder only when everything is made.
 */
export async function buildDesk(root: string, folder: string): Promise<void> {
  const { accounts, project, authDomain, repository, site, hostingSite } = deskSettings(root);
  const build = deskBuild(root, accounts);
  const files = await deskFiles(root, accounts);
  const facts: HostFacts = { project, repository, site, build };
  const origins = { site, signIn: `https://${authDomain}` };
  const rules = deskHeaderRules(previewHashes(files), origins);
  mkdirSync(dirname(folder), { recursive: true });
  const out = mkdtempSync(join(dirname(folder), `.build-${basename(folder)}-`));
  const write = (name: string, content: string | Uint8Array) =>
    writeFileWhole(join(out, name), content);
  const json = (name: string, value: unknown) =>
    write(name, `${JSON.stringify(value, undefined, 2)}\n`);
  try {
    write('site/index.html', documentOf('web'));
    for (const [address, file] of Object.entries(files)) write(`site${address}`, file);
    write('site/_headers', headersFile(rules));
    write('functions/desk.js', await bundleFunction(root, facts));
    cpSync(join(root, 'scripts/desk/firebase-functions'), join(out, 'functions'), {
      recursive: true,
      filter: (name) => basename(name) !== 'node_modules',
    });
    copyFileSync(join(root, 'firestore.rules'), join(out, 'firestore.rules'));
    json('firebase.json', firebaseOfDesk(rules, Object.keys(files)));
    json('.firebaserc', { targets: { [project]: { hosting: { desk: [hostingSite] } } } });
    makeReadable(out);
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    renameSync(out, folder);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Bundles the function into one file; `facts` replace __DESK_HOST__ in it. */
export async function bundleFunction(
  root: string,
  facts: object,
  input = 'scripts/desk/function/firebase.ts',
): Promise<string> {
  const bundle = await rolldown({
    input: join(root, input),
    // A bundle for browsers runs on every host of functions.
    platform: 'browser',
    external: /^(node:|firebase-functions\/)/,
    resolve: { alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') } },
    transform: { define: { __DESK_HOST__: JSON.stringify(facts) } },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** Returns the configuration of Firebase: the files of the desk, its function, and the same rules of Firestore. */
export function firebaseOfDesk(rules: readonly HeaderRule[], files: readonly string[]) {
  const hosting = firebaseHosting(rules, new Map(), files);
  return {
    hosting: {
      target: 'desk',
      ...hosting,
      headers: [
        ...hosting.headers,
        // Firebase adds the headers of the site to the answers of the function too, but these must not be cached.
        { source: '/api/**', headers: [{ key: 'Cache-Control', value: 'no-store' }] },
      ],
      rewrites: [{ source: '/api/**', function: { functionId: 'desk', region: 'asia-south1' } }],
    },
    // The desk has its own codebase, because Firebase deletes functions that the deployed codebase lacks.
    functions: {
      codebase: 'desk',
      source: 'functions',
      runtime: 'nodejs24',
      ignore: ['node_modules'],
      // The Firebase CLI loads the function to find out what to deploy, which needs the packages of the function.
      predeploy: 'npm install --prefix "$RESOURCE_DIR" --ignore-scripts --no-audit --no-fund',
    },
    firestore: { rules: 'firestore.rules' },
  };
}
