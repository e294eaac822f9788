import { createLocalJWKSet } from 'jose';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { localProject, serviceAddress } from '../../src/accounts/service.ts';
import { createHost } from '../../src/host/create-host.ts';
import type { Role } from '../../src/host/staff.ts';
import type { Progress, Store } from '../../src/host/workspace/workspace.ts';
import { withoutHostedProject } from '../accounts/accounts-of-build.ts';
import { actionAddress, createLocalAccounts } from '../accounts/local-accounts.ts';
import { freePort } from '../deploy/ports.ts';
import { deskBuild, deskFiles } from './bundle/desk-files.ts';
import { serveDesk } from './desk-server.ts';
import { copyContent, deskFolder, storeOf, untilStopped } from './open-desk.ts';

/** The password of everybody who can sign in to the desk of `npm run desk -- --web`. */
const password = 'try-the-desk';
const staff: readonly { name: string; email: string; role: Role }[] = [
  { name: 'Nandini Rao', email: 'owner@desk.example', role: 'owner' },
  { name: 'Asha Menon', email: 'asha@desk.example', role: 'publisher' },
  { name: 'Rohan Iyer', email: 'rohan@desk.example', role: 'publisher' },
];

/** How long a build waits, and how long it takes, in milliseconds. */
const buildTimes = { waits: 1500, takes: 4500 };

/**
 * Serves the desk on the web, for trying it out on this computer, until it is stopped. The accounts and the host run
 * here with a copy of the content, so that changes never reach the site. `named` is the port, if one was asked for.
 */
export async function openWebDesk(root: string, named: number | undefined): Promise<number> {
  const copy = join(deskFolder(root), 'web');
  const own = `${copy}-own`;
  rmSync(own, { recursive: true, force: true });
  await copyContent(root, copy);
  const port = await freePort(named, 5180);
  const origin = `http://127.0.0.1:${port}`;
  const { store, photographs } = storeOf(root, copy, own);
  const accounts = accountsAt(origin);
  const host = createHost({
    project: localProject,
    accounts: { store: origin, keys: createLocalJWKSet(accounts.keys()) },
    store: { ...store, progress: progressAt(origin, store) },
    build: deskBuild(root, withoutHostedProject),
    now: Date.now,
  });
  const service = { kind: 'local', auth: origin, store: { host: '127.0.0.1', port } };
  const files = deskFiles(root, withoutHostedProject);
  const server = createServer();
  serveDesk(server, {
    name: 'web',
    files,
    photographs,
    before: accounts.middleware,
    answer: async (request) =>
      new URL(request.url).pathname === serviceAddress ? Response.json(service) : host(request),
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await files;
  console.log(`
  The desk is at   ${origin}
  Sign in as       ${staff.map(({ email, role }) => `${email} (${role})`).join('\n                   ')}
  Password         ${password}
  Changes          a copy: nothing reaches the site
  Stop it          with Ctrl and C
`);
  await untilStopped();
  process.exit(0);
}

/** Stands in for the builds of the website: a head is live some seconds after it was first asked for. */
function progressAt(address: string, store: Store): Store['progress'] {
  const since = new Map<string, number>();
  void store.head().then(({ id }) => since.set(id, 0));
  return (head) => {
    const begun = since.get(head) ?? Date.now();
    since.set(head, begun);
    const age = Date.now() - begun;
    const underWay: Progress = { state: age > buildTimes.waits ? 'building' : 'handed-over' };
    return Promise.resolve(age > buildTimes.takes ? { state: 'live', address } : underWay);
  };
}

/** Makes the accounts of a desk at `origin`; the terminal shows the link that confirms an address. */
const accountsAt = (origin: string) =>
  createLocalAccounts({
    project: localProject,
    staff: staff.map((one) => ({ ...one, password })),
    onConfirm: (email, oobCode) =>
      console.log(`  A link that confirms ${email}: ${origin}${actionAddress}?oobCode=${oobCode}`),
  });
