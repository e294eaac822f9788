import { isPair, isScalar, isSeq, visit, type Node } from 'yaml';
import { safeParse, type z } from 'zod';
import type { Path } from '../path.ts';
import type { Finding } from '../problem.ts';
import { exampleOf, schemaAt } from '../schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';

const perhapsOdd =
  /(?:^|[\s[,])(?:[-+]?0[\dxo]|[-+]?\.(?:inf|nan|\d)|\+\d|[-+]?\d[\d.]*e[-+]?\d|\d{1,3}\.\d{3}(?!\d))/im;

/** Numbers that a parser takes and a reader does not: 0750, 0x2EE, 7.5e2, .inf, and 1.000, of which it makes 1. */
export function oddNumbers(file: YamlFile, schema: z.ZodType): Finding[] {
  const found: Finding[] = [];
  if (!perhapsOdd.test(file.text)) return found;
  visit(file.document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'number' || !isScalar(node) || !node.range) return;
      const { source = '' } = node;
      const isThousand = /^\d{1,3}\.\d{3}$/.test(source) && Number.isInteger(node.value);
      if (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(source) && !isThousand) return;
      const path = pathOf([...(ancestors as Node[]), node as Node]);
      found.push({
        severity: 'error',
        isOfValue: true,
        ...file.placeOf(node.range[0], source.length),
        ...said(source, node.value, path, schema),
      });
    },
  });
  return found;
}

/** The path to the last of some nodes, each of which is inside the one before it. */
const pathOf = (nodes: readonly Node[]): Path =>
  nodes.flatMap<string | number>((node, index) => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });

/** What is said of a number: one that is odd because it is a telephone number, perhaps a time, or none at all. */
function said(
  source: string,
  value: number,
  path: Path,
  schema: z.ZodType,
): { message: string; mend: string } {
  const quoted = `"${source}"`;
  if (source.replace(/\D/g, '').length >= 9) {
    const lost = source.startsWith('+') ? '+' : 'leading 0';
    return {
      message: `${quoted} would be read as a number and lose its ${lost}.`,
      mend: `Put it in double quotes: ${quoted}`,
    };
  }
  const isOctal = /^[-+]?0\d/.test(source);
  return {
    message: isOctal
      ? `A number may not begin with 0, but here is ${source}.`
      : `${quoted} is no plain number.`,
    mend: toType(valuesMeant(source, value), isOctal, path, schema),
  };
}

/** What the field takes of all that can be meant. */
function toType(
  values: readonly (string | number)[],
  isPlain: boolean,
  path: Path,
  schema: z.ZodType,
): string {
  const field = schemaAt(schema, path);
  const name = path.at(-1);
  const lead = typeof name === 'string' ? `${name}: ` : '- ';
  const taken = values.filter((value) => field && safeParse(field, value).success);
  const [first, ...others] = taken.map((value) => JSON.stringify(value));
  if (first === undefined)
    return `Write what is meant, for example ${lead}${field ? exampleOf(field) : '…'}`;
  if (others.length > 0)
    return `Write ${lead}${first}, or ${others.join(' or ')} if that is meant.`;
  return isPlain ? `Write ${lead}${first}` : `Write what is meant, for example ${lead}${first}`;
}

function valuesMeant(source: string, value: number): (string | number)[] {
  const [, hour, minute] = /^0?(\d{1,2})(\d\d)$/.exec(source) ?? [];
  const isThousand = /^\d+\.\d{3}$/.test(source);
  return [
    ...(isThousand ? [Number(source.replace('.', ''))] : []),
    ...(Number.isFinite(value) ? [Math.abs(value)] : []),
    ...(hour === undefined ? [] : [`${hour.padStart(2, '0')}:${minute}`]),
    source,
  ];
}
