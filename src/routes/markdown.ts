import MarkdownIt, { type Token } from 'markdown-it';

/** Raw HTML and its entities (&eacute;) are shown as text, and pictures are disabled. */
const parser = new MarkdownIt('default', { html: false, linkify: true }).disable([
  'image',
  'entity',
]);

// Only an address that is typed in full becomes a link.
parser.linkify
  .set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  .add('http:', null)
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

// The page title is the only h1, and no level below it is skipped, however many # the author began with.
parser.core.ruler.push('heading-levels', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => /^heading_(open|close)$/.test(type));
  const used = [...new Set(headings.map(({ tag }) => tag))].sort();
  for (const heading of headings) heading.tag = `h${Math.min(6, used.indexOf(heading.tag) + 2)}`;
});

/** Renders Markdown as HTML. All text is escaped, so authors cannot inject markup. */
export const renderMarkdown = (text: string) => parser.render(text);

/** Returns the text of Markdown without markup, paragraphs separated by spaces. */
export const plainText = (text: string) => wordsOfAll(parser.parse(text, {}));

/** The HTML and the plain text of Markdown, parsed once. */
export function readMarkdown(text: string): { html: string; text: string } {
  const tokens = parser.parse(text, {});
  return { html: parser.renderer.render(tokens, parser.options, {}), text: wordsOfAll(tokens) };
}

const wordsOfAll = (tokens: readonly Token[]) =>
  tokens
    .filter(({ type }) => ['inline', 'fence', 'code_block'].includes(type))
    .map(wordsOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = ({ children, content }: Token) =>
  children === null
    ? content
    : children.map(({ type, content: words }) => (type.endsWith('break') ? ' ' : words)).join('');
