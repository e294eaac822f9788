import { CheckFailed } from './check-failed.ts';

/** In milliseconds: a function that starts takes a few seconds. */
const timeout = 30_000;

/**
 * Tries the published desk as its owner; `proved` gets a sentence for each thing that works. Rejects with CheckFailed.
 */
export async function checkDesk(
  desk: string,
  token: string,
  proved: (what: string) => void,
): Promise<void> {
  const page = await ask(`${desk}/`, {});
  const policy = page.headers.get('content-security-policy') ?? '';
  if (!page.ok || !policy.includes('require-trusted-types-for'))
    throw new CheckFailed(
      `${desk} does not show the desk yet.`,
      'A new address takes a few minutes. Wait, and try again.',
    );
  if (page.headers.get('x-robots-tag')?.includes('noindex') !== true)
    throw new CheckFailed(
      `${desk} may appear in search engines: its host sends no X-Robots-Tag.`,
      'Whoever set up the host knows how it sends headers.',
    );
  proved('The desk is published with its own policy, and hidden from search engines');
  const headers = { authorization: `Bearer ${token}` };
  const member = (await answered(`${desk}/api/member`, headers)) as { name: string; role: string };
  proved(`The desk knows you: ${member.name}, ${member.role}`);
  const head = (await answered(`${desk}/api/head`, headers)) as { files: object };
  proved(`The desk reads the repository with its key: ${Object.keys(head.files).length} files`);
}

/** Checks that the desk can read what the website publishes for it. Rejects with CheckFailed. */
export async function checkWebsite(site: string, proved: (what: string) => void): Promise<void> {
  for (const address of ['/content-id.json', '/photographs/list.json']) {
    const response = await ask(site + address, {});
    if (!response.ok || response.headers.get('access-control-allow-origin') !== '*')
      throw new CheckFailed(
        `The website at ${site} does not tell the desk what visitors see (${address}).`,
        'Publish the website once, with npm run deploy or a push to GitHub, and run this again.',
      );
  }
  proved(`The website at ${site} tells the desk when a change is live`);
}

const ask = (address: string, headers: Record<string, string>) =>
  fetch(address, { headers, cache: 'no-store', signal: AbortSignal.timeout(timeout) }).catch(() => {
    throw new CheckFailed(
      `${new URL(address).origin} does not answer.`,
      'A new address takes a few minutes. See whether this computer is on the internet, and try again.',
    );
  });

async function answered(address: string, headers: Record<string, string>): Promise<unknown> {
  const response = await ask(address, headers);
  if (response.ok && response.headers.get('content-type')?.startsWith('application/json'))
    return response.json();
  const text = await response.text();
  const [, fault = String(response.status)] = /"fault":"([\w-]+)"/.exec(text) ?? [];
  throw new CheckFailed(
    `The desk is there, but its function answers: ${fault}.`,
    remedies[fault] ??
      'Its log says more: npx firebase-tools@15 functions:log. Whoever built the website can read it.',
  );
}

const remedies: Readonly<Record<string, string>> = {
  expired: 'Your sign-in has ended meanwhile. Stop with Ctrl and C, and run this again.',
  'key-refused': 'The function has an older key. Stop with Ctrl and C, and run this again.',
  'no-staff': 'The function does not find you on the list of staff. Wait a minute, and try again.',
};
