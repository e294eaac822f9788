import type { Gap } from './gap.ts';

/** Where a page in the preview finds its files. */
export interface FrameFiles {
  /** The stylesheet of all pages, with the typefaces. */
  styles: string;
  /** Runs before everything else of the page. */
  begin: string;
  /** Talks to the desk. */
  inFrame: string;
  /** The runtime of the site, by the name that the renderer gives. */
  runtimes: Readonly<Record<string, string>>;
  /** The scripts of each island, its own first. */
  islands: Readonly<Record<string, readonly string[]>>;
}

/** Inline scripts, which the security policy of the desk refuses; data in script elements has another type. */
const ownScripts = /<script(?: type="speculationrules")?>[\s\S]*?<\/script>/g;

/** Addresses of embedded pages of other sites, such as a map: the desk loads nothing from elsewhere. */
const otherSites = /(<iframe(?: [^>]*?)?) src="[^"]*"/g;

/** A page as the frame of the preview loads it: the same markup, with all styles and scripts by address. */
export function frameDocument(
  html: string,
  { styles, begin, inFrame }: FrameFiles,
  runtime: string,
  { day, gaps }: { day?: string | undefined; gaps: readonly Gap[] },
): string {
  const head =
    (day === undefined ? '' : meta(dayName, day)) +
    (gaps.length === 0 ? '' : meta(gapsName, JSON.stringify(gaps))) +
    `${script(begin)}<link rel="stylesheet" href="${styles}">`;
  const foot = script(runtime) + script(inFrame);
  return html
    .replace(ownScripts, '')
    .replace(otherSites, '$1')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<\/body><\/html>$/, () => `${foot}</body></html>`);
}

const script = (address: string) => `<script src="${address}"></script>`;

/** Names of elements in the head, which the scripts of the frame read. */
export const dayName = 'preview-day';
export const gapsName = 'preview-gaps';

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${content.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">`;
