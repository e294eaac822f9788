import { isScalar, parseDocument, visit, type Document, type Node } from 'yaml';

/** A parsed YAML text with its value and its nodes. */
export interface YamlSource {
  readonly text: string;
  readonly value: unknown;
  readonly contents: Node;
  /** The line break of the text: "\n" or "\r\n". */
  readonly lineEnd: string;
}

/** The last parsed texts, newest last: the next edit begins with the result of the one before. */
const known = new Map<string, YamlSource | string>();
const mostKnown = 8;

/** Parses a text, or returns the reason why it cannot be edited. The result is shared and must not be modified. */
export function readSource(text: string): YamlSource | string {
  const source = known.get(text) ?? parseSource(text);
  known.delete(text);
  known.set(text, source);
  if (known.size > mostKnown) known.delete(known.keys().next().value!);
  return source;
}

function parseSource(text: string): YamlSource | string {
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    keepSourceTokens: true,
    prettyErrors: false,
    // At a lower level, a second document would be ignored.
    logLevel: 'error',
  });
  const [error] = document.errors;
  if (error) return `the text cannot be read: ${error.message}`;
  if (/[&*!]|<</.test(text) && repeatsOrTags(document))
    return 'the text has marks (& * ! <<) that repeat parts of it or name their type.';
  const { contents } = document;
  if (!contents) return 'the text is empty.';
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return { text, value: document.toJS(), contents, lineEnd };
}

function repeatsOrTags(document: Document): boolean {
  let found = false;
  const isFound = () => {
    found = true;
    return visit.BREAK;
  };
  visit(document, {
    Alias: isFound,
    Node: (_, { anchor, tag }) => (anchor || tag ? isFound() : undefined),
    Pair: (_, { key }) => (isScalar(key) && key.value === '<<' ? isFound() : undefined),
  });
  return found;
}
