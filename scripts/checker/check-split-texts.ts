import { isPair, isScalar, isSeq, visit, type YAMLSeq } from 'yaml';
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
      const { line: first } = start;
      const { lines: all } = file;
      const endLine = first + lines.length - 1;
      if (isSeq(parent) && looksLikeAnItem(text, lines[0]!, parent)) {
        const indent = ' '.repeat(all[first - 1]!.search(/\S/));
        findings.push({
          severity: 'error',
          ...place,
          message: 'This line has no dash, so it is read as part of the item above it.',
          mend: `Write - ${text}`,
          edit: { line: place.line, endLine: place.line, text: `${indent}- ${text}` },
        });
        return;
      }
      const name = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : undefined;
      const named =
        isPair(parent) && isScalar(parent.key)
          ? file.placeOf(parent.key.range![0], name!.length)
          : undefined;
      if (named && named.line < first) {
        const head = all[named.line - 1]!.replace(/:\s*(?=#|$)/, ': >- ').trimEnd();
        findings.push({
          severity: 'error',
          ...named,
          message: `The text below "${name}:" has several lines, and needs a sign after the colon.`,
          mend: `Write ${name}: >-`,
          edit: { line: named.line, endLine: named.line, text: head },
        });
        return;
      }
      const whole = lines.map((line) => line.trim()).join(' ');
      const before = all[first - 1]!.slice(0, start.column - 1);
      findings.push({
        severity: 'error',
        ...place,
        message: 'This line goes on with the text above it, which has no quotes.',
        mend: `Write it on one line: ${name === undefined ? '- ' : `${name}: `}${whole}`,
        edit: { line: first, endLine, text: before + whole },
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
