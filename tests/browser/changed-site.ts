import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createStaticHost } from '../../scripts/deploy/local-host.ts';
import { ContentCopy, root } from '../check/content-copy.ts';

export interface ChangedSite {
  /** "http://localhost:40123" */
  url: string;
  /** Where its files are. */
  folder: string;
  close: () => void;
}

/**
 * Builds the site from changed content, as on the day `today` ("2026-11-23"), and serves it on its own port. A mistake
 * in the changes fails the test with the report of the check. `settings`: environment variables. A site with accounts
 * shows all their parts, but nobody can sign in.
 */
export async function changedSite(
  name: string,
  today: string,
  change: (copy: ContentCopy) => void | Promise<void>,
  settings: NodeJS.ProcessEnv = {},
  accounts = true,
): Promise<ChangedSite> {
  const copy = new ContentCopy();
  await change(copy);
  try {
    return await builtSite(name, today, copy.folder, settings, accounts);
  } finally {
    copy.remove();
  }
}

/** The same from a content folder. */
export async function builtSite(
  name: string,
  today: string,
  content: string,
  settings: NodeJS.ProcessEnv = {},
  accounts = true,
): Promise<ChangedSite> {
  const folder = join(root, 'node_modules/.cache/iron-banyan/test-sites', name);
  const build = ['scripts/run.mjs', 'build', ...(accounts ? ['--local-accounts'] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, build, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      CONTENT_FOLDER: content,
      DIST_FOLDER: folder,
      SOURCE_DATE_EPOCH: String(Date.parse(`${today}T06:30:00Z`) / 1000),
      ...settings,
    },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  const server = createStaticHost(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    folder,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      for (const made of [folder, `${folder}-hosting`])
        rmSync(made, { recursive: true, force: true });
    },
  };
}
