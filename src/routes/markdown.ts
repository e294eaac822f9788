import MarkdownIt, { type Token } from 'markdown-it';

/** No raw HTML and no pictures: what looks like a tag is shown letter by letter. */
const parser = new MarkdownIt('default', { html: false, linkify: false }).disable('image');

// The title of the page is its only heading of the first rank, and below it no rank is left out, whatever
// number of # an author began with.
parser.core.ruler.push('ranks-of-headings', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => /^heading_(open|close)$/.test(type));
  const used = [...new Set(headings.map(({ tag }) => tag))].sort();
  for (const heading of headings) heading.tag = `h${Math.min(6, used.indexOf(heading.tag) + 2)}`;
});

/** Markdown → HTML. Every letter of the text is escaped, so that no author can bring in markup. */
export const renderMarkdown = (text: string) => parser.render(text);

/** Markdown → its words alone, paragraphs parted by a blank. */
export const plainText = (text: string) => wordsOfAll(parser.parse(text, {}));

/** Both at once, for the price of one reading. */
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
