import { pageNames } from '../content/addresses.ts';
import type { FormField } from './form-field.ts';
import { inWords } from './in-words.ts';
import { fieldAt, fromId, titleOf, type Names } from './names.ts';
import { words } from './words.ts';

type Path = readonly (string | number)[];

/** What a file is called at the desk: "Prices", "Monday", "Post “Rest days”". */
export function fileInWords(file: string, value: unknown): string {
  const files: Record<string, string> = words.files;
  const page = pageOfFile(file);
  if (page !== undefined)
    return Object.values(files).includes(page) ? words.wordsOfPage(page) : page;
  if (files[file] !== undefined) return files[file];
  const title = (value as { title?: unknown } | null | undefined)?.title;
  if (file.startsWith('posts/')) {
    const name = typeof title === 'string' && title !== '' ? title : fromId(idOfFile(file));
    return words.post(name);
  }
  return fromId(idOfFile(file));
}

/** "pages/about.yaml" → "About"; undefined for a file that is not the words of one page. */
const pageOfFile = (file: string): string | undefined => {
  const [, name] = /^pages\/(.*)\.yaml$/.exec(file) ?? [];
  return name === undefined ? undefined : namesOfPages[name === 'home' ? '/' : `/${name}`];
};

const namesOfPages: Readonly<Record<string, string>> = pageNames;

/** "posts/rest-days.yaml" → "rest-days" */
export const idOfFile = (file: string) =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');

/**
 * Where something is, in words: the innermost thing that has a name, and the field: "Experts: price",
 * "Monday, Cycling 9:00 am: coach".
 */
export function placeInWords(
  file: string,
  form: FormField,
  value: unknown,
  path: Path,
  names: Names,
): string {
  const things: string[] = [];
  const labels: string[] = [];
  for (let length = 1; length <= path.length; length++) {
    const at = path.slice(0, length);
    const field = fieldAt(form, value, at);
    const part = path[length - 1]!;
    if (typeof part === 'number' && field?.kind === 'group') {
      things.push(
        ...labels.splice(0),
        titleOf(field, valueAt(value, at), (own, inner) => inWords(own, inner, names)),
      );
    } else if (
      field &&
      (field.kind === 'group' || field.kind === 'either' || length === path.length) &&
      typeof part === 'string'
    )
      labels.push(field.label);
    else if (field?.kind === 'list' && isOfValues(field) && typeof path[length] === 'number')
      labels.push(field.label);
    else if (!field) labels.push(fromId(String(part)));
  }
  const ownName =
    !(words.namedByTheirItems as readonly string[]).includes(file) || things.length === 0;
  const thing = [...(ownName ? [fileInWords(file, value)] : []), ...things].join(', ');
  const label = labels.join(', ');
  return label === '' ? thing : `${thing}: ${lowered(label)}`;
}

/** Has the list items that have no names? */
const isOfValues = ({ item }: Extract<FormField, { kind: 'list' }>) => item.kind !== 'group';

const lowered = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, part) => (at as Record<string | number, unknown> | null | undefined)?.[part],
    value,
  );

/** "/schedule/monday" → "Schedule, Monday"; `valueOf`: what a file holds. */
export function pageInWords(address: string, valueOf: (file: string) => unknown): string {
  const known = namesOfPages[address];
  if (known !== undefined) return known;
  const [, room = '', name = ''] = address.split('/');
  if (room === 'blog') return fileInWords(`posts/${name}.yaml`, valueOf(`posts/${name}.yaml`));
  if (room === 'schedule') return `${pageNames['/schedule']}, ${fromId(name)}`;
  return room === '' ? address : fromId(`${room} ${name}`.trim());
}
