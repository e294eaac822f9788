import { readdirSync } from 'node:fs';
import { placeOfFolder } from '../../scripts/place-of-folder.ts';
import { accepts } from '../../src/content/describe.ts';
import { valuesIn } from '../../src/content/field.ts';
import { fieldOf, files, type Files } from '../../src/content/files.ts';
import type { ContentCopy } from '../check/content-copy.ts';

/** Words that a gym might write, including the long ones of its trade. */
const words =
  'Strength and conditioning for beginners, competitive weightlifting, swimming, physiotherapy with Meenakshi Subramaniam, and transformation'.split(
    ' ',
  );

type Path = readonly (string | number)[];

/** A text of maximum length; keeps placeholders, and no two begin alike. */
function longest(text: string, most: number, turn: number): string {
  const all = [...text.matchAll(/\{[^}]*\}/g)].map(([found]) => found);
  for (let next = turn; ; next++) {
    const word = words[next % words.length]!;
    if ([...all, word].join(' ').length > most) return all.join(' ') || word.slice(0, most);
    all.push(word);
  }
}

/** Search results show one line, which a long name would fill. */
const withoutNames = (text: string) =>
  text
    .replaceAll('{business}', 'Gym')
    .replaceAll('{city}', 'town')
    .replaceAll('{cardClasses}', 'all')
    .replaceAll('{sharedFeatures}', 'all');

const contentFiles = (copy: ContentCopy) => [
  ...Object.keys(files),
  ...readdirSync(copy.path('posts')).map((name) => `posts/${name}`),
];

/** Sets every text to its maximum length, except those limited by cross-file rules. */
export async function longestContent(copy: ContentCopy) {
  const place = placeOfFolder(copy.folder);
  let turn = 0;
  const before = new Map<string, Map<string, { path: Path; text: string }>>();
  for (const file of contentFiles(copy)) {
    const kept = new Map<string, { path: Path; text: string }>();
    copy.change(file, (value) => {
      for (const { path, field, value: text } of valuesIn(fieldOf(file), value)) {
        const { kind, declares, most } = field;
        if (kind !== 'text' || declares !== undefined || most === undefined) continue;
        if (typeof text !== 'string') continue;
        kept.set(path.join(' '), { path, text });
        const long = longest(text, most, turn++);
        if (accepts(field, long, place)) put(value, path, long);
      }
      sayWhatIsSeen(value);
    });
    before.set(file, kept);
  }
  copy.change<Files['pages/schedule.yaml']>('pages/schedule.yaml', ({ row, overview }) => {
    overview.joinName = `${row.joinButton} {class} {start}`;
  });
  for (let round = 0; round < 6; round++) {
    const wrong = (await copy.check()).problems.filter(({ severity }) => severity === 'error');
    if (wrong.length === 0) return;
    for (const { file, path = [] } of wrong) {
      const kept = before.get(file)?.get(path.join(' '));
      if (kept) copy.change(file, (value) => put(value, kept.path, withoutNames(kept.text)));
    }
  }
  const left = (await copy.check()).problems.filter(({ severity }) => severity === 'error');
  throw new Error(left.map(({ file, message }) => `${file}: ${message}`).join('\n'));
}

/** Makes accessible names begin with their visible labels. */
function sayWhatIsSeen(value: unknown) {
  if (value === null || typeof value !== 'object') return;
  const group = value as Record<string, unknown>;
  for (const [name, inner] of Object.entries(group)) {
    const stem = /^(\w+)Name$/.exec(name)?.[1] ?? '';
    const seen = group[`${stem}Button`] ?? group[stem];
    if (typeof inner === 'string' && typeof seen === 'string')
      group[name] = [seen, ...(inner.match(/\{\w+\}/g) ?? [])].join(' ');
    sayWhatIsSeen(inner);
  }
}

function put(value: unknown, path: Path, text: string) {
  let owner = value as Record<string | number, unknown>;
  for (const part of path.slice(0, -1)) owner = owner[part] as Record<string | number, unknown>;
  owner[path.at(-1)!] = text;
}
