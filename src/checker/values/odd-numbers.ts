import { isPair, isScalar, isSeq, visit, type Node } from 'yaml';
import { safeParse, type z } from 'zod';
import type { FieldPath, Meant } from '../../findings/finding.ts';
import { finding, type Finding, type Place } from '../problem.ts';
import { exampleOf, schemaAt } from '../schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';

const perhapsOdd =
  /(?:^|[\s[,])(?:[-+]?0[\dxo]|[-+]?\.(?:inf|nan|\d)|\+\d|[-+]?\d[\d.]*e[-+]?\d|\d{1,3}\.\d{3}(?!\d))/im;

/** Reports numbers that YAML accepts but people misread: 0750, 0x2EE, 7.5e2, .inf, and 1.000, which YAML reads as 1. */
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
      found.push(
        describe(file.placeOf(node.range[0], source.length), source, node.value, path, schema),
      );
    },
  });
  return found;
}

/** The path to the last of some nodes, each inside the one before it. */
const pathOf = (nodes: readonly Node[]): FieldPath =>
  nodes.flatMap<string | number>((node, index) => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });

/** The finding for an odd number: one as long as a telephone number, one that begins with zero, or any other. */
function describe(
  place: Place,
  source: string,
  value: number,
  path: FieldPath,
  schema: z.ZodType,
): Finding {
  if (source.replace(/\D/g, '').length >= 9)
    return finding({ code: 'number-loses-digits', data: { source } }, place, {
      path,
      at: source,
      meant: { values: [JSON.stringify(source)], isCertain: true },
    });
  const isOctal = /^[-+]?0\d/.test(source);
  return finding(
    { code: isOctal ? 'number-begins-with-zero' : 'not-a-plain-number', data: { source } },
    place,
    { path, meant: meantBy(valuesMeant(source, value), isOctal, path, schema) },
  );
}

/** The possible values that the field accepts; without any, its example. */
function meantBy(
  values: readonly (string | number)[],
  isPlain: boolean,
  path: FieldPath,
  schema: z.ZodType,
): Meant {
  const field = schemaAt(schema, path);
  const taken = values.filter((value) => field && safeParse(field, value).success);
  return taken.length > 0
    ? {
        values: taken.map((value) => JSON.stringify(value)),
        isCertain: isPlain && taken.length === 1,
      }
    : { values: [field ? exampleOf(field) : '…'], isCertain: false };
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
