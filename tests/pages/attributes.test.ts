import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as marks from '../../src/design/runtime/data-attributes.ts';

/** The source of all pages and of their scripts and styles, with the names of attributes in the place of constants. */
const sources = [
  'src/site.tsx',
  ...['accounts', 'content', 'design', 'pages', 'timetable'].flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join('src', folder, name),
    ),
  ),
]
  .filter((file) => /\.(tsx?|scss)$/.test(file) && !file.endsWith('runtime/data-attributes.ts'))
  .map((file) => withNames(withoutComments(readFileSync(file, 'utf8'))));

function withoutComments(text: string): string {
  return text.replace(/^ *(\/\/|\/?\*).*$/gm, '');
}

function withNames(text: string): string {
  return Object.entries(marks).reduce(
    (all, [name, mark]) =>
      all.replaceAll(`\${${name}}`, mark).replaceAll(`dataset[${name}]`, `dataset['${mark}']`),
    text,
  );
}

/** Returns the names of data attributes that a pattern finds in the source: "data-slot", or "slot" of a dataset. */
const namesIn = (pattern: RegExp) =>
  sources.flatMap((text) =>
    [...text.matchAll(pattern)].map(([, name]) =>
      name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ),
  );

test('a data attribute that a script or style asks for is written somewhere, and the other way round', () => {
  const written = new Set([
    ...namesIn(/(?<![[\w])data-([a-z-]+)(?:=|`\]?:|':|[`'],)/g),
    ...namesIn(/dataset\['(\w+)'\] = /g),
  ]);
  const asked = new Set([
    ...namesIn(/(?:\[|includes\(` )data-([a-z-]+)[\]=^`]/g),
    ...namesIn(/dataset\['(\w+)'\](?! = )/g),
  ]);
  expect(asked.size).toBeGreaterThan(40);
  expect([...asked].filter((name) => !written.has(name))).toEqual([]);
  expect([...written].filter((name) => !asked.has(name))).toEqual([]);
});
