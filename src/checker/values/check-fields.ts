import type { z } from 'zod';
import { finding, type Finding } from '../problem.ts';
import { namesAt, notesOf, walkFields } from '../schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';
import { checkPlaceholders } from './check-placeholders.ts';

/** Checks what zod does not: placeholders, the | of long texts, and the order of the parts of a page. */
export const checkFields = (
  file: YamlFile,
  schema: z.ZodType,
  typed: unknown,
  facts: readonly string[],
): Finding[] => [
  ...checkBraces(file, schema, typed, facts),
  ...checkLongTexts(file, schema, typed),
  ...checkOrder(file, schema, typed),
];

function checkBraces(
  file: YamlFile,
  schema: z.ZodType,
  typed: unknown,
  facts: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  walkFields(schema, typed, ({ placeholders }, text, path) => {
    if (!placeholders || typeof text !== 'string') return;
    for (const { at, meant, ...fault } of checkPlaceholders(text, placeholders, facts))
      findings.push(finding(fault, file.placeOfValue(path, at), { path, at, meant }));
  });
  return findings;
}

/** Reports long texts without the | that keeps their paragraphs. */
function checkLongTexts(file: YamlFile, schema: z.ZodType, typed: unknown): Finding[] {
  const findings: Finding[] = [];
  walkFields(schema, typed, ({ markdown }, text, path) => {
    if (!markdown || typeof text !== 'string' || !file.losesParagraphs(path)) return;
    const name = String(path.at(-1));
    const place = file.placeOfKey(path) ?? file.placeOfValue(path);
    const fault = { code: 'long-text-runs-together', data: { name } } as const;
    findings.push(finding(fault, place, { path }));
  });
  return findings;
}

/** Notes that parts of a page are in another order than on the page, which moving them in the file does not change. */
function checkOrder(file: YamlFile, schema: z.ZodType, typed: unknown): Finding[] {
  if (!notesOf(schema).fixedOrder || typed === null || typeof typed !== 'object') return [];
  const order = namesAt(schema).filter((name) => Object.hasOwn(typed, name));
  const found = Object.keys(typed).filter((name) => order.includes(name));
  const at = found.findIndex((name, index) => name !== order[index]);
  if (at < 0) return [];
  // The part that was moved: without it the others are in order.
  const others = (names: readonly string[], moved: string) =>
    names.filter((name) => name !== moved).join();
  const moved = found.find((name) => others(found, name) === others(order, name)) ?? found[at]!;
  const fault = { code: 'out-of-order', data: { name: moved, order } } as const;
  return [finding(fault, file.placeOfKey([moved])!, { severity: 'note' })];
}
