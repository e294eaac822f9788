/** What the head and the foot of a page in the preview load, as frame-document.ts writes it. */
const loaded = /<link rel="stylesheet" href="([^"]*)">|<script src="([^"]*)"><\/script>/g;

/** By address. */
const texts = new Map<string, string>();

/** Milliseconds between two requests while the desk cannot be reached. */
const untilNext = 1000;

/**
 * Fetches the style sheet and the scripts of a page once. The frame has no origin and shares no cache: it would fetch
 * them anew for every page, and show none while the desk cannot be reached. Waits for a desk that is away.
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
    // A desk that was started again knows this browser only when somebody opens its new address.
    if (answer !== 'away' && answer.status !== 403) throw new Error(`${address}: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, untilNext));
  }
}

/** A page whose sheet and scripts were fetched, with them in it. The policy of the desk allows them by their hashes. */
export const withTexts = (html: string) =>
  html.replace(loaded, (_, sheet?: string, script?: string) =>
    sheet === undefined
      ? `<script>${texts.get(script!)}</script>`
      : `<style>${texts.get(sheet)}</style>`,
  );
