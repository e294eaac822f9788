import type { HeaderRule } from '../../../src/design/document/headers.ts';
import { firebaseHosting } from '../../deploy/firebase-configuration.ts';
import type { DeskSettings } from './hosted-desk.ts';

/** The configuration of Firebase: the files of the desk, its function, and the rules of Firestore, as on the site. */
export const firebaseOfDesk = (rules: readonly HeaderRule[], files: readonly string[]) => ({
  hosting: {
    target: 'desk',
    ...withAnswersNotKept(firebaseHosting(rules, new Map(), files)),
    rewrites: [{ source: '/api/**', function: { functionId: 'desk', region: 'asia-south1' } }],
  },
  // A codebase of its own: Firebase deletes functions that are missing from the deployed codebase.
  functions: {
    codebase: 'desk',
    source: 'functions',
    runtime: 'nodejs24',
    ignore: ['node_modules'],
    // The Firebase CLI loads the function to find what to deploy, which needs its packages.
    predeploy: 'npm ci --prefix "$RESOURCE_DIR" --ignore-scripts --no-audit --no-fund',
  },
  firestore: { rules: 'firestore.rules' },
});

/** Firebase adds the headers of the site to the answers of the function too, which must not be cached. */
const withAnswersNotKept = (hosting: ReturnType<typeof firebaseHosting>) => ({
  ...hosting,
  headers: [
    ...hosting.headers,
    { source: '/api/**', headers: [{ key: 'Cache-Control', value: 'no-store' }] },
  ],
});

/** The wrangler.json of Cloudflare Workers: https://developers.cloudflare.com/workers/wrangler/configuration/ */
export const workerOfDesk = ({ hostingSite }: DeskSettings) => ({
  name: hostingSite,
  main: 'cloudflare/worker.js',
  compatibility_date: '2026-11-01',
  assets: { directory: 'site', run_worker_first: ['/api/*'] },
});

/** The netlify.toml: https://docs.netlify.com/build/configure-builds/file-based-configuration/ */
export const netlifyOfDesk = `[build]
publish = "site"

[functions]
directory = "netlify/functions"
`;
