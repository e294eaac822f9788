/** The files of a page in the preview, by URL. */
export interface FrameFiles {
  /** The stylesheet of all pages, with the typefaces. */
  styles: string;
  /** The script that runs first. */
  begin: string;
  /** The script that communicates with the desk. */
  inFrame: string;
  /** The runtime of the site. */
  runtime: string;
  /** The scripts of each island, its own first. */
  islands: Readonly<Record<string, readonly string[]>>;
}

/** Inline scripts are forbidden by the security policy of the desk; data in script elements has another type. */
const ownScripts = /<script(?: type="speculationrules")?>[\s\S]*?<\/script>/g;

/** URLs of embedded pages of other sites, such as a map: the desk loads nothing from elsewhere. */
const otherSites = /(<iframe(?: [^>]*?)?) src="[^"]*"/g;

/** The focus stays in the desk, and browsers say in their console what they kept from taking it. */
const takenFocus = / autofocus=""/g;

/** A page for the frame of the preview: the same markup, with all styles and scripts by URL. */
export function frameDocument(
  html: string,
  { styles, begin, inFrame, runtime }: FrameFiles,
  day: string | undefined,
): string {
  const head =
    (day === undefined ? '' : meta(dayMeta, day)) +
    `${script(begin)}<link rel="stylesheet" href="${styles}">`;
  const foot = script(runtime) + script(inFrame);
  return html
    .replace(ownScripts, '')
    .replace(otherSites, '$1')
    .replace(takenFocus, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<\/body><\/html>$/, () => `${foot}</body></html>`);
}

const script = (address: string) => `<script src="${address}"></script>`;

/** The name of the <meta> element with the date, for the scripts of the frame. */
export const dayMeta = 'preview-day';

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${content.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">`;
