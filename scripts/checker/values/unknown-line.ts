import { safeParse, type z } from 'zod';
import { eitherOf, misspelt, nearest } from '../nearest.ts';
import { hasValue, valueAt, type Path } from '../path.ts';
import type { Finding } from '../problem.ts';
import { namesAt, notesOf, schemaAt } from '../schema-walk.ts';
import type { YamlFile } from '../yaml-file.ts';

/** A line that no group of this kind has: misspelt, or of another group. What it explains is added to `explained`. */
export function describeUnknown(
  file: YamlFile,
  schema: z.ZodType,
  path: Path,
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
  const meant = slips[0] ?? nearest(name, free) ?? nearest(name, known);
  const place = file.placeOfKey(path) ?? file.headOf(parent);
  if (meant !== undefined && !present.has(meant)) {
    explained.add([...parent, meant].join('\0'));
    const capitals =
      meant.toLowerCase() === name.toLowerCase()
        ? ` Names are written in exactly these letters.`
        : '';
    return {
      severity: 'error',
      ...place,
      message: `There is no line called "${name}" here. Did you mean "${meant}"?${capitals}`,
      mend: renameTo(slips, meant),
    };
  }
  const missing = issues.filter(
    (issue) =>
      issue.path.length === path.length &&
      issue.code !== 'unrecognized_keys' &&
      !hasValue(file.value(), issue.path) &&
      issue.path.slice(0, -1).join('\0') === parent.join('\0'),
  );
  if (missing.length === 1 && free.includes(String(missing[0]!.path.at(-1)))) {
    const lost = String(missing[0]!.path.at(-1));
    explained.add([...parent, lost].join('\0'));
    return {
      severity: 'error',
      ...place,
      message: `There is no line called "${name}" here, and the line "${lost}" is missing.`,
      mend: `Rename it to ${lost}: if that is what it is; otherwise delete it and add a line ${lost}:`,
    };
  }
  const rename = offered.length > 0 ? `, or rename it to one of these: ${eitherOf(offered)}` : '';
  return {
    severity: 'error',
    ...place,
    message: `There is no line called "${name}" here.${meant === undefined ? '' : ` "${meant}" is there already.`}`,
    mend: `Delete the line "${name}"${rename}`,
    // No name of ours has three words: it is a sentence.
    ...(/\S\s+\S+\s+\S/.test(name) && { inDoubt: true }),
  };
}

const renameTo = (slips: readonly string[], meant: string) =>
  slips.length === 1
    ? `Rename it to ${meant}:`
    : `Rename it to ${slips.length > 1 ? slips.join(': or ') : meant}: if that is meant, or delete the line.`;

/** The names that a misspelt one can be: "close" is "closes" beside a time, and "closed" beside a yes or no. */
function meantBy(
  file: YamlFile,
  schema: z.ZodType,
  path: Path,
  free: readonly string[],
): readonly string[] {
  const typed = valueAt(file.value(), path);
  const near = misspelt(String(path.at(-1)), free);
  const fitting = near.filter(
    (name) => safeParse(schemaAt(schema, [...path.slice(0, -1), name])!, typed).success,
  );
  return fitting.length > 0 ? fitting : near;
}
