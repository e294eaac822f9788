/** The tags of stylesheets and scripts, as frame-document.ts writes them. */
const assetTags = /<link rel="stylesheet" href="([^"]*)">|<script src="([^"]*)"><\/script>/g;

/** The fetched stylesheets and scripts, by URL. */
const assets = new Map<string, string>();

/** Milliseconds between retries while the desk cannot be reached. */
const retryDelay = 1000;

/**
 * Fetches the stylesheet and the scripts of a page once, before `withAssets`. The frame of the preview has no origin and
 * shares no cache: it would fetch them for every page, and fail offline. Retries until the desk can be reached.
 */
export async function fetchAssetsOf(html: string): Promise<void> {
  for (const [, sheet, script] of html.matchAll(assetTags)) {
    const address = (sheet ?? script)!;
    if (!assets.has(address)) assets.set(address, await fetchAsset(address));
  }
}

async function fetchAsset(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address).catch(() => 'away' as const);
    if (answer !== 'away' && answer.ok) return answer.text();
    // 403: after a restart, the desk accepts this browser only once its new address has been opened.
    if (answer !== 'away' && answer.status !== 403) throw new Error(`${address}: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}

/** Inlines the fetched stylesheet and scripts; the security policy of the desk allows them by their hashes. */
export const withAssets = (html: string) =>
  html.replace(assetTags, (_, sheet?: string, script?: string) =>
    sheet === undefined
      ? `<script>${assets.get(script!)}</script>`
      : `<style>${assets.get(sheet)}</style>`,
  );
