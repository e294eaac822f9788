import { isPair, isScalar, isSeq, visit, type YAMLSeq } from 'yaml';
import { certainFix, finding, type Finding, type Place } from '../problem.ts';
import type { LineFault } from '../wording/checker-wordings.ts';
import type { Edit } from '../edit.ts';
import type { YamlFile } from '../yaml-file.ts';

/**
 * Reports unquoted texts that continue below their first line. YAML joins such lines, so a lost dash would silently
 * make one item of two; a long text therefore needs quotes, or >- after its colon. `reported` has the lines with a
 * known mistake.
 */
export function checkSplitTexts(file: YamlFile, reported: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  visit(file.document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range) return;
      const lines = file.text.slice(node.range[0], node.range[1]).trimEnd().split('\n');
      const { line, column } = file.placeOf(node.range[0]);
      // A finding on one of its lines explains the others.
      if (lines.length === 1 || lines.some((_, index) => reported.has(line + index))) return;
      const split = { file, lines, line, column, parent: ancestors.at(-1) };
      const { fault, place, lastLine, edit } =
        lostDash(split) ?? lostSign(split) ?? continuedText(split);
      const fixes = certainFix(edit);
      findings.push(finding(fault, place, { fixes, ...(lastLine !== undefined && { lastLine }) }));
    },
  });
  return findings;
}

/** An unquoted text on several lines, its beginning, and its parent node. */
interface SplitText {
  file: YamlFile;
  lines: readonly string[];
  line: number;
  column: number;
  parent: unknown;
}
interface Explained {
  fault: LineFault;
  place: Place;
  lastLine?: number | undefined;
  edit: Edit;
}

/** Its second line, which continues the text. */
function below({ lines, line }: SplitText) {
  const at = lines.findIndex((text, index) => index > 0 && text.trim() !== '');
  const text = lines[at]!.trim();
  const lastLine = line + lines.length - 1;
  return {
    text,
    place: { line: line + at, column: lines[at]!.indexOf(text) + 1, length: text.length },
    lastLine: lastLine > line + at ? lastLine : undefined,
  };
}

function lostDash(split: SplitText): Explained | undefined {
  const { file, lines, line, parent } = split;
  const { text, place, lastLine } = below(split);
  if (!isSeq(parent) || !looksLikeAnItem(text, lines[0]!, parent)) return undefined;
  const indent = ' '.repeat(file.lines[line - 1]!.search(/\S/));
  return {
    fault: { code: 'item-joined-to-text', data: { write: text } },
    place,
    lastLine,
    edit: { line: place.line, endLine: place.line, text: `${indent}- ${text}` },
  };
}

function lostSign({ file, line, parent }: SplitText): Explained | undefined {
  if (!isPair(parent) || !isScalar(parent.key)) return undefined;
  const name = String(parent.key.value);
  const named = file.placeOf(parent.key.range![0], name.length);
  if (named.line >= line) return undefined;
  const head = file.lines[named.line - 1]!.replace(/:\s*(?=#|$)/, ': >- ').trimEnd();
  return {
    fault: { code: 'text-below-without-sign', data: { name } },
    place: named,
    edit: { line: named.line, endLine: named.line, text: head },
  };
}

function continuedText(split: SplitText): Explained {
  const { file, lines, line, column, parent } = split;
  const whole = lines.map((text) => text.trim()).join(' ');
  const name = isPair(parent) && isScalar(parent.key) ? `${String(parent.key.value)}: ` : '- ';
  return {
    fault: { code: 'text-goes-on', data: { write: name + whole } },
    ...below(split),
    edit: {
      line,
      endLine: line + lines.length - 1,
      text: file.lines[line - 1]!.slice(0, column - 1) + whole,
    },
  };
}

/** Whether a line is an item like the others of the list, rather than the rest of the sentence above. */
const looksLikeAnItem = (text: string, above: string, list: YAMLSeq) =>
  (!/\s/.test(text) && list.items.every((item) => !isScalar(item) || isWords(item.value))) ||
  (/^[\p{Lu}\p{N}]/u.test(text) &&
    !/[,;:–—-]$|\b(?:a|an|and|for|in|of|or|the|to|with)$/i.test(above.trim()));

/** One word, or several that were joined by the lost dash. */
const isWords = (value: unknown) => /^[a-z0-9-]+( [a-z0-9-]+)*$/.test(String(value));
