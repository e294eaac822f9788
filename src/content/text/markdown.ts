import MarkdownIt, { type Env as MarkdownItEnv, type Token } from 'markdown-it';

/** Makes a parser of the Markdown of posts. Raw HTML and entities (&eacute;) are text, and there are no pictures. */
export function markdownParser() {
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
  return parser;
}

/** The same parser, but addresses stay as typed, so that they can be found in the file. */
export function parserOfSource() {
  const parser = markdownParser();
  parser.normalizeLink = parser.normalizeLinkText = (address) => address;
  return parser;
}

const parser = markdownParser();

// Since the title of the page is the only h1, the headings of a text become h2, h3 and so on, whatever # the author
// typed.
parser.core.ruler.push('heading-levels', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => /^heading_(open|close)$/.test(type));
  const used = [...new Set(headings.map(({ tag }) => tag))].sort();
  for (const heading of headings) heading.tag = `h${Math.min(6, used.indexOf(heading.tag) + 2)}`;
});

/** Renders Markdown as HTML. All text is escaped, so authors cannot inject markup. */
export const renderMarkdown = (text: string) => parser.render(text);

/** Returns the text of Markdown without markup, paragraphs separated by spaces. */
export const plainText = (text: string) => textOfTokens(parser.parse(text, {}));

/** Returns the HTML and the plain text of Markdown, which is parsed only once. */
export function readMarkdown(text: string): { html: string; text: string } {
  const tokens = parser.parse(text, {});
  return { html: parser.renderer.render(tokens, parser.options, {}), text: textOfTokens(tokens) };
}

const textOfTokens = (tokens: readonly Token[]) =>
  tokens
    .filter(({ type }) => ['inline', 'fence', 'code_block'].includes(type))
    .map(textOfToken)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const textOfToken = ({ children, content }: Token) =>
  children === null
    ? content
    : children.map(({ type, content: words }) => (type.endsWith('break') ? ' ' : words)).join('');

/** Whether a link of a post may lead to an address outside this site. */
export const mayLeadTo = (address: string) =>
  /^https:\/\/[^\s/]+\.[^\s]+$/.test(address) ||
  /^(?:mailto:[^\s@]+@[^\s@]+\.[a-z]+|tel:\+\d{10,15})$/i.test(address);

/** A link as typed: its address, which is not percent-encoded, and the words that visitors press. */
export interface MarkdownLink {
  words: string;
  address: string;
  /** Whether the link is written as a picture: ![words](address). */
  isPicture: boolean;
}

/** The links of a text, as the parser reads them. */
export interface MarkdownLinks {
  links: MarkdownLink[];
  /** The words of each paragraph, heading or cell that are neither link nor code, with their line breaks. */
  otherWords: string[];
  /** The addresses of lines such as "[prices]: /pricing" that no link uses, and that the page does not show. */
  unused: string[];
}

const checkParser = parserOfSource();

/** Finds the links of a text as the parser of the page reads them. */
export function linksOf(text: string): MarkdownLinks {
  const environment: MarkdownItEnv = {};
  const links: MarkdownLink[] = [];
  const otherWords: string[] = [];
  for (const { children } of checkParser.parse(text, environment)) {
    if (children === null) continue;
    let words = '';
    let link: MarkdownLink | undefined;
    for (const token of children) {
      if (token.type === 'link_open') {
        const address = String(token.attrGet('href'));
        links.push((link = { words: '', address, isPicture: words.endsWith('!') }));
      } else if (token.type === 'link_close') {
        link = undefined;
        words += inPlaceOfLink;
      } else {
        const own = token.type.endsWith('break') ? '\n' : token.content;
        if (link) link.words += own;
        else words += token.type === 'code_inline' ? inPlaceOfLink : own;
      }
    }
    otherWords.push(words);
  }
  const used = new Set(links.map(({ address }) => address));
  const defined = Object.values(environment.references ?? {}).map(({ href }) => href);
  return { links, otherWords, unused: defined.filter((address) => !used.has(address)) };
}

/** The sign for a link or code between the other words: U+FFFC, the object replacement character. */
const inPlaceOfLink = '\ufffc';
