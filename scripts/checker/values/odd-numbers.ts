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
      const plain = Number.isFinite(node.value) ? String(Math.abs(node.value)) : '750';
      const zero = /^[-+]?0\d/.test(source);
      const isPhone = source.replace(/\D/g, '').length >= 9;
      const clock = /^0?(\d{1,2})(\d\d)$/.exec(source);
      const message = isPhone
        ? `"${source}" would be read as a number and lose its ${source.startsWith('+') ? '+' : 'leading 0'}.`
        : zero
          ? `A number may not begin with 0, but here is ${source}.`
          : `"${source}" is no plain number.`;
      const mend = isPhone
        ? `Put it in double quotes: "${source}"`
        : zero && clock
          ? `Write ${plain}, or "${clock[1]!.padStart(2, '0')}:${clock[2]}" if it is a time.`
          : `Write digits only, for example ${plain}; or put a text in double quotes: "${source}"`;
      found.push({
        severity: 'error',
        ...file.placeOf(node.range[0], source.length),
        message,
        mend,
      });
    },
  });
  return found;
}
