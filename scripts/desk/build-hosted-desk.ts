import { buildDesk } from './function/build-desk.ts';
import { deskFolder } from '../disk/site-folder.ts';
import { webDeskSources } from './desk-sources-of-site.ts';
import { deskSettings, environmentOf } from './desk-settings.ts';

/** Builds the desk of this site for the web. */
export async function buildHostedDesk(root: string): Promise<void> {
  const accounts = Object.entries(environmentOf(root)).filter(
    (setting): setting is [string, string] => setting[0].startsWith('VITE_FIREBASE_'),
  );
  const inSite = (host: string) => `scripts/desk/function/${host}.ts`;
  await buildDesk(root, deskFolder(root), {
    sources: webDeskSources(Object.fromEntries(accounts)),
    functions: {
      firebase: inSite('firebase'),
      cloudflare: inSite('cloudflare'),
      netlify: inSite('netlify'),
    },
    settings: deskSettings(root),
  });
}
