import { createLocalJWKSet } from 'jose';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { localProject, serviceAddress } from '../../src/accounts/service.ts';
import { createHost } from '../../src/host/create-host.ts';
import type { Role } from '../../src/host/staff.ts';
import { actionAddress, createLocalAccounts } from '../accounts/local-accounts.ts';
import { caches } from '../disk/caches.ts';
import { contentFolder } from '../disk/content-folder.ts';
import { freePort } from '../deploy/local-host/free-port.ts';
import { PhotographsOnRequest } from '../build/pictures/photographs-on-request.ts';
import { deskBuild, deskFiles } from './bundle/desk-files.ts';
import { startWebsite } from './web/stand-in-website.ts';
import { withoutHostedProject } from '../accounts/hosted-project.ts';
import { webDeskSources } from './desk-sources-of-site.ts';
import { deskOfSite } from './desk-of-site.ts';
import { webDeskServer } from './web/web-desk-server.ts';

/** The password of everybody who can sign in here. */
const password = 'try-the-desk';
const staff: readonly { name: string; email: string; role: Role }[] = [
  { name: 'Nandini Rao', email: 'owner@desk.example', role: 'owner' },
  { name: 'Asha Menon', email: 'asha@desk.example', role: 'publisher' },
  { name: 'Rohan Iyer', email: 'rohan@desk.example', role: 'publisher' },
];

/**
 * Serves the desk on the web, for trying it out, until it is stopped. The accounts, the request handler and a stand-in
 * for GitHub all run on this machine, and changes never reach the site. `named` is the port, if one was asked for.
 */
export async function openWebDesk(root: string, named: number | undefined): Promise<number> {
  const copy = join(resolve(root, process.env['DESK_FOLDER'] ?? '.local/desk'), 'web');
  rmSync(copy, { recursive: true, force: true });
  cpSync(contentFolder(root), copy, { recursive: true });
  const port = await freePort(named, 5180);
  const origin = `http://127.0.0.1:${port}`;
  const { standIn, token, liveContent } = await startWebsite(copy);
  const accounts = accountsAt(origin);
  const sources = webDeskSources(withoutHostedProject);
  const { owner, name, branch } = standIn.facts;
  const handle = createHost({
    project: localProject,
    accountsKey: 'local',
    accounts: {
      identity: `${origin}/identitytoolkit.googleapis.com`,
      store: origin,
      keys: createLocalJWKSet(accounts.keys()),
    },
    repositoryToken: () => Promise.resolve(token),
    gitHub: standIn.address,
    repository: { owner, name, branch, folder: 'content' },
    site: origin,
    build: deskBuild(root, sources),
    modelNow: deskOfSite.modelNow,
    now: Date.now,
  });
  const service = { kind: 'local', auth: origin, store: { host: '127.0.0.1', port } };
  const photographs = new PhotographsOnRequest(
    join(copy, deskOfSite.modelNow().images),
    caches(root),
  );
  const files = deskFiles(root, sources, caches(root).bundles);
  const server = webDeskServer({
    accounts: accounts.middleware,
    handle,
    name: 'web',
    files,
    photographs,
    facts: {
      '/content-id.json': () => Promise.resolve({ content: liveContent() }),
      '/photographs/list.json': () => photographs.all(),
      [serviceAddress]: () => Promise.resolve(service),
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await files;
  console.log(`
  The desk is at   ${origin}
  Sign in as       ${staff.map(({ email, role }) => `${email} (${role})`).join('\n                   ')}
  Password         ${password}
  Changes          a copy in memory: nothing reaches the site
  Stop it          with Ctrl and C
`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  process.exit(0);
}

/** The accounts of a desk at `origin`; instead of an e-mail, the terminal shows the link that confirms an address. */
const accountsAt = (origin: string) =>
  createLocalAccounts({
    project: localProject,
    staff: staff.map((one) => ({ ...one, password })),
    onConfirm: (email, oobCode) =>
      console.log(`  A link that confirms ${email}: ${origin}${actionAddress}?oobCode=${oobCode}`),
  });
