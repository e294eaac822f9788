interface Release {
  type?: string;
  version?: { name: string };
  releaseTime?: string;
}

interface Hosting {
  /** Id of the site; the project id, unless the owner has created another site. */
  site: string;
  token: string;
  /** "https://firebasehosting.googleapis.com" */
  address: string;
}

/**
 * Releases the version before the present one again, and returns the ids of both. Called once more, it goes back one
 * further: a version that was rolled back stands between two releases of the present one, and is skipped.
 * https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.releases
 */
export async function rollBack(hosting: Hosting): Promise<{ from: string; to: string }> {
  const { releases = [] } = await ask<{ releases?: Release[] }>(
    hosting,
    'GET',
    'releases?pageSize=20',
  );
  // Newest first; a release without a version switched the site off.
  const versions = releases.flatMap(({ version }) => version?.name ?? []);
  const [present = ''] = versions;
  const name = versions[versions.lastIndexOf(present) + 1];
  if (name === undefined) throw new Error('There is no earlier release to restore.');
  await ask(hosting, 'POST', `releases?versionName=${encodeURIComponent(name)}`, {
    message: `Rolled back to ${idOf(name)}`,
  });
  return { from: idOf(present), to: idOf(name) };
}

const idOf = (name: string) => name.split('/').at(-1)!;

async function ask<Reply>(
  { site, token, address }: Hosting,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Reply> {
  const response = await fetch(`${address}/v1beta1/sites/${site}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(
      `Firebase Hosting answers ${response.status}: ${(await response.text()).trim()}`,
    );
  return (await response.json()) as Reply;
}
