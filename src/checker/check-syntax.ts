import { isAlias, isNode } from 'yaml';
import { finding, type Finding } from './problem.ts';
import { syntaxCode } from './wording/syntax.ts';
import type { YamlFile } from './yaml-file.ts';

/**
 * Reports the first error of the YAML parser that is not near `reportedLines`, which have an error already; if there is
 * none, the first anchor, alias or tag, which no file may have.
 */
export function checkSyntax(file: YamlFile, reportedLines: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  for (const error of file.document.errors) {
    const place = file.placeOf(error.pos[0], Math.min(40, error.pos[1] - error.pos[0]));
    // The line parser has reported duplicate keys already, once for each group.
    if (error.code === 'DUPLICATE_KEY' && reportedLines.size > 0) continue;
    // One mistake often causes further errors, so only the first is reported.
    if (near(place.line, reportedLines) || findings.length > 0) continue;
    findings.push(finding({ code: syntaxCode(error.code) }, place));
  }
  if (findings.length > 0) return findings;
  const mark = file.firstMark();
  if (mark?.range) {
    const isAnchor = isAlias(mark) || (isNode(mark) && mark.anchor !== undefined);
    const code = isAnchor ? 'yaml-anchors' : 'yaml-tag';
    findings.push(finding({ code }, file.placeOf(mark.range[0])));
  }
  return findings;
}

const near = (line: number, lines: ReadonlySet<number>) => {
  for (let at = line - 2; at <= line + 2; at++) if (lines.has(at)) return true;
  return false;
};
