import { trustedMarkup } from '../preview/trusted.ts';
import type { Line } from './markdown-lines.ts';
import { runsOf, type Look, type Run } from './markdown-runs.ts';

const marks: readonly [Line['kind'], RegExp][] = [
  ['item', /^\s*[-*•·▪◦]\s+/],
  ['number', /^\s*\d{1,3}[.)]\s+/],
];

/** Parses a paste from Word, Google Docs or WhatsApp: keeps paragraphs, lists, bold text and links, nothing else. */
export function linesOfPaste({ html, text }: { html: string; text: string }): Line[] {
  const lines = html === '' ? text.split(/[\r\n]+/).map(lineOfText) : linesOfHtml(html);
  return lines.flatMap(({ kind, runs }) => {
    const kept = runs.map((run) => ({
      ...run,
      text: run.text.replace(/[\u200b\u2060\ufeff\u00ad]/g, '').replace(/\s+/g, ' '),
    }));
    if (kept[0]) kept[0].text = kept[0].text.trimStart();
    const last = kept.at(-1);
    if (last) last.text = last.text.trimEnd();
    const shown = kept.filter((run) => run.text !== '');
    return shown.length > 0 ? [{ kind, runs: shown }] : [];
  });
}

function lineOfText(text: string): Line {
  const [kind, mark] = marks.find(([, one]) => one.test(text)) ?? ['paragraph', ''];
  // WhatsApp writes bold text between single asterisks.
  const words = text
    .replace(mark, '')
    .replace(/(?<![*\w])\*(?=[^\s*])([^*]+)\*(?![*\w])/g, '**$1**');
  return { kind, runs: runsOf(words) };
}

function linesOfHtml(html: string): Line[] {
  const lines: { kind: Line['kind']; runs: Run[] }[] = [];
  const begin = (kind: Line['kind']) => lines.push({ kind, runs: [] });
  const walk = (node: Node, kind: Line['kind'], look: Look) => {
    if (node instanceof Text) {
      if (lines.length === 0) begin(kind);
      lines.at(-1)!.runs.push({ ...look, text: node.data });
    }
    if (!(node instanceof HTMLElement) || /^(?:STYLE|SCRIPT|TITLE)$/.test(node.tagName)) return;
    const isItem = kind !== 'paragraph';
    if (node.tagName === 'BR' && !isItem) begin(kind);
    // A paragraph inside a list item is the item.
    const isLine =
      node.matches('li, tr, h1, h2, h3, h4, h5, h6, blockquote, pre') ||
      (!isItem && node.matches('p, div'));
    const inner = kindOf(node) ?? kind;
    if (isLine) begin(inner);
    if (node.matches('br, td, th')) lines.at(-1)?.runs.push({ text: ' ' });
    for (const child of node.childNodes) walk(child, inner, lookOf(node, look));
    if (isLine) begin('paragraph');
  };
  // The content security policy of the desk forbids inline styles, even in a document that is never shown.
  const unstyled = html
    .replace(/<style[^]*?<\/style>/gi, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle=/gi, ' data-style='));
  const { body } = new DOMParser().parseFromString(trustedMarkup(unstyled), 'text/html');
  walk(body, 'paragraph', {});
  return lines;
}

const styleOf = ({ dataset }: HTMLElement) => dataset['style'] ?? '';

/**
 * The kind of a list item; undefined for other elements. Word writes lists as paragraphs, with the bullet or number as
 * text, which is removed here.
 */
function kindOf(node: HTMLElement): Line['kind'] | undefined {
  if (node.tagName === 'LI') return node.closest('ol, ul')?.tagName === 'OL' ? 'number' : 'item';
  if (!/mso-list:\s*l\d/i.test(styleOf(node))) return undefined;
  const sign = node.querySelector('[data-style*="mso-list:Ignore" i]');
  sign?.remove();
  return /\d/.test(sign?.textContent ?? '') ? 'number' : 'item';
}

function lookOf(node: HTMLElement, { bold, to }: Look): Look {
  const weight = /font-weight:\s*(\w+)/i.exec(styleOf(node))?.[1];
  const isBold =
    weight === undefined
      ? bold || /^(?:B|STRONG)$/.test(node.tagName)
      : /^(?:bold|[6-9]00)/.test(weight);
  // Links that were copied from the editor itself have `data-to` instead of `href`; see `markdown-dom.ts`.
  const address = node.getAttribute('href') ?? node.dataset['to'];
  const link = /^(?:https:\/\/|mailto:|tel:|\/(?!\/))[^\s()<>{}]+$/.exec(address ?? '')?.[0] ?? to;
  return { ...(isBold && { bold: true }), ...(link !== undefined && { to: link }) };
}
