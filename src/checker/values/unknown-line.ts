import { safeParse, type z } from 'zod';
import type { FieldPath } from '../../findings/finding.ts';
import { misspelt, nearest } from '../nearest.ts';
import { hasValue, valueAt } from '../path.ts';
import { finding, type Finding } from '../problem.ts';
import { namesAt, notesOf, schemaAt } from '../schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';

/**
 * Describes an unknown name: misspelt, beside a single missing field, or neither. Adds the path of the field that it
 * probably stands for to `explained`.
 */
export function describeUnknown(
  file: YamlFile,
  schema: z.ZodType,
  path: FieldPath,
  issues: readonly z.core.$ZodIssue[],
  explained: Set<string>,
): Finding {
  const name = String(path.at(-1));
  const parent = path.slice(0, -1);
  const group = schemaAt(schema, parent);
  const known = group ? namesAt(group) : [];
  const present = new Set(known.filter((key) => hasValue(file.value(), [...parent, key])));
  const isSeldomMeant = (key: string) => notesOf(schemaAt(schema, [...parent, key])!).seldomMeant;
  const free = known.filter((key) => !present.has(key));
  const offered = free.filter((key) => !isSeldomMeant(key));
  const slips = meantBy(file, schema, path, free);
  const likeliest = slips[0] ?? nearest(name, free) ?? nearest(name, known);
  const place = file.placeOfKey(path) ?? file.headOf(parent);
  if (likeliest !== undefined && !present.has(likeliest)) {
    explained.add([...parent, likeliest].join('\0'));
    const meant = { values: [likeliest], isCertain: slips.length === 1 };
    const fault = { code: 'misspelt-name', data: { name, nearest: likeliest, slips } } as const;
    return finding(fault, place, { path, at: name, meant });
  }
  const lacking = issues.filter(
    (issue) =>
      issue.path.length === path.length &&
      issue.code !== 'unrecognized_keys' &&
      !hasValue(file.value(), issue.path) &&
      issue.path.slice(0, -1).join('\0') === parent.join('\0'),
  );
  if (lacking.length === 1 && free.includes(String(lacking[0]!.path.at(-1)))) {
    const missing = String(lacking[0]!.path.at(-1));
    explained.add([...parent, missing].join('\0'));
    const fault = { code: 'unknown-name-and-one-missing', data: { name, missing } } as const;
    return finding(fault, place, { path });
  }
  return finding({ code: 'unknown-name', data: { name, present: likeliest, offered } }, place, {
    path,
    // No name of a field has three words: it is a sentence.
    ...(/\S\s+\S+\s+\S/.test(name) && { inDoubt: true }),
  });
}

/** The fields that a misspelt name may mean: "close" is "closes" beside a time, "closed" beside a yes or no. */
function meantBy(
  file: YamlFile,
  schema: z.ZodType,
  path: FieldPath,
  free: readonly string[],
): readonly string[] {
  const typed = valueAt(file.value(), path);
  const near = misspelt(String(path.at(-1)), free);
  const fitting = near.filter(
    (name) => safeParse(schemaAt(schema, [...path.slice(0, -1), name])!, typed).success,
  );
  return fitting.length > 0 ? fitting : near;
}
