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
 * Releases the previous version again, and returns the ids of both versions,
 * https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.releases
 */
export async function rollBack(hosting: Hosting): Promise<{ from: string; to: string }> {
  const { releases = [] } = await ask<{ releases?: Release[] }>(
    hosting,
    'GET',
    'releases?pageSize=20',
  );
  const [present, ...earlier] = releases.filter(({ version }) => version !== undefined);
  const before = earlier.find(({ version }) => version!.name !== present?.version!.name);
  if (!present || !before) throw new Error('There is no earlier release to restore.');
  const name = before.version!.name;
  await ask(hosting, 'POST', `releases?versionName=${encodeURIComponent(name)}`, {
    message: `Rolled back to ${idOf(name)}`,
  });
  return { from: idOf(present.version!.name), to: idOf(name) };
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
