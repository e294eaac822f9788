/** The styles and scripts of a page in the preview, as frame-document.ts writes them. */
const loaded = /<link rel="stylesheet" href="([^"]*)">|<script src="([^"]*)"><\/script>/g;

/** The fetched stylesheets and scripts, by URL. */
const texts = new Map<string, string>();

/** Milliseconds between retries while the desk cannot be reached. */
const retryDelay = 1000;

/**
 * Fetches the stylesheet and the scripts of a page once. The frame has no origin and shares no cache: it would fetch
 * them for every page, and fail offline. Retries until the desk can be reached.
 */
export async function fetchTextsOf(html: string): Promise<void> {
  for (const [, sheet, script] of html.matchAll(loaded)) {
    const address = (sheet ?? script)!;
    if (!texts.has(address)) texts.set(address, await fetchText(address));
  }
}

async function fetchText(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address).catch(() => 'away' as const);
    if (answer !== 'away' && answer.ok) return answer.text();
    // 403: a restarted desk accepts this browser only after its new address was opened.
    if (answer !== 'away' && answer.status !== 403) throw new Error(`${address}: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}

/** Inlines the fetched stylesheet and scripts; the security policy of the desk allows them by their hashes. */
export const withTexts = (html: string) =>
  html.replace(loaded, (_, sheet?: string, script?: string) =>
    sheet === undefined
      ? `<script>${texts.get(script!)}</script>`
      : `<style>${texts.get(sheet)}</style>`,
  );
