import { isPair, isScalar, isSeq, visit, type Node } from 'yaml';
import { safeParse, type z } from 'zod';
import { problemAt, type FieldPath, type FileProblem, type Place } from '../../content/problem.ts';
import { problemIn, toWrite } from '../../content/schema-problem.ts';
import { exampleOf, schemaAt } from '../schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';

const perhapsOdd =
  /(?:^|[\s[,])(?:[-+]?0[\dxo]|[-+]?\.(?:inf|nan|\d)|\+\d|[-+]?\d[\d.]*e[-+]?\d|\d{1,3}\.\d{3}(?!\d))/im;

/** Reports numbers that YAML accepts but people misread: 0750, 0x2EE, 7.5e2, .inf, and 1.000, which YAML reads as 1. */
export function oddNumbers(file: YamlFile, schema: z.ZodType): FileProblem[] {
  const found: FileProblem[] = [];
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

/** The problem of an odd number: one as long as a telephone number, one that begins with zero, or any other. */
function describe(
  place: Place,
  source: string,
  value: number,
  path: FieldPath,
  schema: z.ZodType,
): FileProblem {
  const field = schemaAt(schema, path);
  if (source.replace(/\D/g, '').length >= 9) {
    const asText = field && safeParse(field, source);
    const isText = asText === undefined || asText.success;
    const said = isText ? undefined : problemIn(asText.error.issues[0]!.message);
    return problemAt(
      place,
      `"${source}" would be read as a number and lose its ${source.startsWith('+') ? '+' : 'leading 0'}.`,
      said?.remedy ?? `Put it in double quotes: "${source}"`,
      { path, edits: isText ? [{ path, value: source }] : undefined },
    );
  }
  const isOctal = /^[-+]?0\d/.test(source);
  // The possible values that the field accepts; without any, its example.
  const taken = valuesMeant(source, value).filter((one) => field && safeParse(field, one).success);
  const isCertain = isOctal && taken.length === 1;
  return problemAt(
    place,
    isOctal
      ? `A number may not begin with 0, as ${source} does.`
      : `"${source}" is not a plain number.`,
    toWrite(taken.length > 0 ? taken : [field ? exampleOf(field) : '…'], isCertain),
    { path, edits: isCertain ? [{ path, value: taken[0] }] : undefined },
  );
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
