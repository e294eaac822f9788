import { isPair, isScalar, isSeq, visit, type Node, type YAMLSeq } from 'yaml';
import type { Finding } from './lines/read-lines.ts';
import type { YamlFile } from './yaml-file.ts';

/**
 * Texts without quotes that go on below their first line. YAML would join the lines, so that a lost dash makes one
 * item of two in silence: a long text needs quotes, or a sign after its colon. `reported` are lines with a mistake.
 */
export function checkSplitTexts(file: YamlFile, reported: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  visit(file.document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range) return;
      const lines = file.text.slice(node.range[0], node.range[1]).trimEnd().split('\n');
      if (lines.length === 1) return;
      const parent = ancestors.at(-1);
      const start = file.placeOf(node.range[0]);
      // What was told of one of its lines explains the others.
      if (lines.some((_, index) => reported.has(start.line + index))) return;
      const below = lines.findIndex((line, index) => index > 0 && line.trim() !== '');
      const text = lines[below]!.trim();
      const place = {
        line: start.line + below,
        column: lines[below]!.indexOf(text) + 1,
        length: text.length,
        ...(lines.length - 1 > below && { lastLine: start.line + lines.length - 1 }),
      };
      const whole = lines.map((line) => line.trim()).join(' ');
      if (isSeq(parent) && looksLikeAnItem(text, lines[0]!, parent))
        findings.push({
          severity: 'error',
          ...place,
          message: 'This line has no dash, so it is read as part of the item above it.',
          mend: `Write - ${text}`,
          joins: true,
        });
      else if (isPair(parent) && isScalar(parent.key) && startsBelow(file, parent.key, start.line))
        findings.push({
          severity: 'error',
          ...file.placeOf(parent.key.range![0], String(parent.key.value).length),
          message: `The text below "${String(parent.key.value)}:" has several lines, and needs a sign after the colon.`,
          mend: `Write ${String(parent.key.value)}: >-`,
        });
      else
        findings.push({
          severity: 'error',
          ...place,
          message: 'This line goes on with the text above it, which has no quotes.',
          mend: `Write it on one line: ${lineStart(parent)}${whole}`,
        });
    },
  });
  return findings;
}

/** A thing of its own, as the words of the list around it are, and not the rest of the sentence above. */
const looksLikeAnItem = (text: string, above: string, list: YAMLSeq) =>
  (!/\s/.test(text) && list.items.every((item) => !isScalar(item) || isWords(item.value))) ||
  (/^[\p{Lu}\p{N}]/u.test(text) &&
    !/[,;:–—-]$|\b(?:a|an|and|for|in|of|or|the|to|with)$/i.test(above.trim()));

/** One word, or several that were joined by the lost dash. */
const isWords = (value: unknown) => /^[a-z0-9-]+( [a-z0-9-]+)*$/.test(String(value));

const startsBelow = (file: YamlFile, key: Node, line: number) =>
  file.placeOf(key.range![0]).line < line;

const lineStart = (parent: unknown) =>
  isSeq(parent)
    ? '- '
    : isPair(parent) && isScalar(parent.key)
      ? `${String(parent.key.value)}: `
      : '';
