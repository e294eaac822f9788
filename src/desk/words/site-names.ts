/* The names of the files, pages and placeholders of this site, and the values of placeholders. */

import { listAt, textAt } from '../../content/path.ts';
import { dayPath, pagePath, pageIds, pageNames } from '../../content/page-paths.ts';
import { weekdays } from '../../content/weekdays.ts';
import { idOfFile } from './page-of-file.ts';
import { fromId, type NameOfThing, type Names } from './names.ts';
import { words } from './words.ts';

/** The name of a file: "Prices", "Monday", "Post “Rest days”". */
export function fileInWords(file: string, value: unknown): string {
  const files: Record<string, string> = words.files;
  const page = nameOfPageFile(file);
  // "Gallery" is the name of gallery.yaml already, so pages/gallery.yaml is "Gallery page".
  if (page !== undefined) return Object.values(files).includes(page) ? `${page} page` : page;
  if (files[file] !== undefined) return files[file];
  const name = fromId(idOfFile(file));
  return file.startsWith('posts/') ? words.post(textAt(value, 'title') || name) : name;
}

/** "pages/about.yaml" → "About"; undefined for a file that is not called after a page. */
const nameOfPageFile = (file: string): string | undefined => {
  const [, name] = /^pages\/(.*)\.yaml$/.exec(file) ?? [];
  return name === undefined
    ? undefined
    : (pageNames as Readonly<Record<string, string | undefined>>)[name];
};

/** "/schedule/monday" → "Schedule, Monday"; `valueOf` reads a file. */
function pageInWords(address: string, valueOf: (file: string) => unknown): string {
  const page = pageIds.find((id) => pagePath(id) === address);
  if (page !== undefined) return pageNames[page];
  const day = weekdays.find((one) => dayPath(one) === address);
  if (day !== undefined) return `${pageNames.schedule}, ${fromId(day)}`;
  const [, word = '', name = ''] = address.split('/');
  const section = pageIds.find((id) => pagePath(id) === `/${word}`);
  if (section === 'blog') return fileInWords(`posts/${name}.yaml`, valueOf(`posts/${name}.yaml`));
  if (section === 'classes') return nameOf(valueOf('classes.yaml'), 'classes', name);
  if (section === 'coaches') return nameOf(valueOf('trainers.yaml'), 'trainers', name);
  return word === '' ? address : fromId(`${word} ${name}`.trim());
}

/** The name of a class or coach; its id in words while the file has mistakes. */
function nameOf(value: unknown, list: 'classes' | 'trainers', id: string): string {
  const thing = listAt(value, [list]).find((one) => textAt(one, 'id') === id);
  return textAt(thing, 'name') || fromId(id);
}

const facts: Readonly<Record<string, string>> = { ...words.ownFacts, ...words.facts };

function factInWords(name: string, thing: NameOfThing): string {
  const plan = /^price:(.*)$/.exec(name)?.[1];
  return plan === undefined ? (facts[name] ?? name) : `price of ${thing('plan', plan)}`;
}

/** The desk's names for pages and placeholders, with those of things. */
export const namesOf = (thing: NameOfThing): Names => ({
  page: pageInWords,
  fact: (name) => factInWords(name, thing),
  thing,
});

/** The same, with the things by their kinds, as id and name. */
export const namesOfThings = (
  things: Readonly<Record<string, readonly (readonly [id: string, name: string])[]>>,
): Names => namesOf((kind, id) => things[kind]?.find(([own]) => own === id)?.[1] ?? fromId(id));
