import { isScalar, visit } from 'yaml';
import type { Finding } from '../problem.ts';
import type { YamlFile } from '../yaml-file.ts';

const perhapsOdd =
  /(?:^|[\s[,])(?:[-+]?0[\dxo]|[-+]?\.(?:inf|nan|\d)|\+\d|[-+]?\d[\d.]*e[-+]?\d)/im;

/** Numbers that a parser takes and a reader does not: 0750, 0x2EE, 7.5e2, .inf. */
export function oddNumbers(file: YamlFile): Finding[] {
  const found: Finding[] = [];
  if (!perhapsOdd.test(file.text)) return found;
  visit(file.document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'number' || !isScalar(node) || !node.range) return;
      const { source = '' } = node;
      if (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(source)) return;
      found.push({
        severity: 'error',
        ...file.placeOf(node.range[0], source.length),
        ...said(source, node.value),
      });
    },
  });
  return found;
}

/** What is said of a number: one that is odd because it is a telephone number, perhaps a time, or none at all. */
function said(source: string, value: number): { message: string; mend: string } {
  const quoted = `"${source}"`;
  if (source.replace(/\D/g, '').length >= 9) {
    const lost = source.startsWith('+') ? '+' : 'leading 0';
    return {
      message: `${quoted} would be read as a number and lose its ${lost}.`,
      mend: `Put it in double quotes: ${quoted}`,
    };
  }
  const plain = Number.isFinite(value) ? String(Math.abs(value)) : '750';
  const digitsOnly = `Write digits only, for example ${plain}; or put a text in double quotes: ${quoted}`;
  if (!/^[-+]?0\d/.test(source))
    return { message: `${quoted} is no plain number.`, mend: digitsOnly };
  const clock = /^0?(\d{1,2})(\d\d)$/.exec(source);
  return {
    message: `A number may not begin with 0, but here is ${source}.`,
    mend: clock
      ? `Write ${plain}, or "${clock[1]!.padStart(2, '0')}:${clock[2]}" if it is a time.`
      : digitsOnly,
  };
}
