/** What the head and the foot of a page in the preview load, as frame-document.ts writes it. */
const loaded = /<link rel="stylesheet" href="([^"]*)">|<script src="([^"]*)"><\/script>/g;

/** By address. */
const texts = new Map<string, string>();

/**
 * Fetches the style sheet and the scripts of a page once. The frame has no origin and shares no cache: it would fetch
 * them anew for every page, and show none while the desk cannot be reached.
 */
export async function fetchTextsOf(html: string): Promise<void> {
  for (const [, sheet, script] of html.matchAll(loaded)) {
    const address = (sheet ?? script)!;
    if (texts.has(address)) continue;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    texts.set(address, await answer.text());
  }
}

/** A page whose sheet and scripts were fetched, with them in it. The policy of the desk allows them by their hashes. */
export const withTexts = (html: string) =>
  html.replace(loaded, (_, sheet?: string, script?: string) =>
    sheet === undefined
      ? `<script>${texts.get(script!)}</script>`
      : `<style>${texts.get(sheet)}</style>`,
  );
