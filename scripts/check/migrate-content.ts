import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Group } from '../../src/content/path.ts';
import { changeYaml, type YamlChange } from '../../src/content/write-yaml.ts';
import type { FixedFile } from './fix-content.ts';

/**
 * The changes that bring a file of an older version of this project to the present form. A fact that is moved or
 * renamed gets an entry here.
 */
const migrations: Readonly<Record<string, (value: Group, country: string) => YamlChange[]>> = {
  // The pages of every gym have the same addresses.
  'site.yaml': (site) => ('addresses' in site ? [{ kind: 'remove', path: ['addresses'] }] : []),
  // The overview names classes alone: their times, coaches and days are in the timetable, and no longer here.
  'schedule/overview.yaml': ({ rows }) =>
    !Array.isArray(rows)
      ? []
      : [
          { kind: 'rename', path: ['rows'], name: 'classes' },
          {
            kind: 'set',
            path: ['classes'],
            value: [...new Set((rows as readonly { class: string }[]).map((row) => row.class))],
          },
        ],
  // The coach and the length of a class are in its times in the timetable, and no longer here.
  'classes.yaml': ({ classes }) =>
    ((classes ?? []) as readonly Group[]).flatMap((one, index) =>
      ['trainer', 'minutes']
        .filter((name) => name in one)
        .map((name) => ({ kind: 'remove', path: ['classes', index, name] }) as const),
    ),
  // A phone number is given once, and the map shows the address.
  'contact.yaml': (contact, country) => {
    const changes: YamlChange[] = [];
    const phone = contact['phone'] as Group;
    if ('e164' in phone) {
      const { display, e164 } = phone as Readonly<Record<string, string>>;
      changes.push(
        { kind: 'rename', path: ['phone', 'display'], name: 'number' },
        {
          kind: 'set',
          path: ['phone', 'number'],
          value: display!.startsWith('+') ? display : e164,
        },
        { kind: 'remove', path: ['phone', 'e164'] },
      );
    }
    if ('e164' in ((contact['whatsapp'] ?? {}) as Group))
      changes.push({ kind: 'rename', path: ['whatsapp', 'e164'], name: 'number' });
    const map = contact['map'] as Group;
    if (!('query' in map)) return changes;
    for (const name of ['query', 'placeholder'])
      if (name in map) changes.push({ kind: 'remove', path: ['map', name] });
    const address = contact['address'] as Group;
    if (codeFirst.has(country) && !('region' in address))
      changes.push({ kind: 'set', path: ['address', 'postalCodeFirst'], value: true });
    return changes;
  },
};

/** The countries in which the postal code stands before the town. */
const codeFirst: ReadonlySet<string> = new Set(
  'AT BE CH CZ DE DK EE ES FI FR HU IS IT LT NL NO PH PL PT RO SE SI SK'.split(' '),
);

/** Returns the files of a content folder that are of an older version of this project, before and after. */
export function migrated(folder: string): FixedFile[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const valueOf = (file: string): Group | undefined => {
    if (!existsSync(join(folder, file))) return undefined;
    try {
      return parse(read(file)) as Group;
    } catch {
      // The check reports a file that cannot be read.
      return undefined;
    }
  };
  const place = valueOf('site.yaml')?.['place'] as Group | undefined;
  return Object.entries(migrations).flatMap(([file, migrationOf]) => {
    const value = valueOf(file);
    const changes = value ? changesOf(() => migrationOf(value, String(place?.['country']))) : [];
    if (changes.length === 0) return [];
    const before = read(file);
    return [{ file, before, after: changeYaml(before, changes), count: changes.length }];
  });
}

/** Returns the changes of a file; none if the file lacks so much that the check must report it. */
function changesOf(migration: () => YamlChange[]): YamlChange[] {
  try {
    return migration();
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}
