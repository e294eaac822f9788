import './place-of-content.ts';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { pageIds } from '../../src/content/addresses.ts';
import { filesIn } from '../disk/files-in.ts';

/**
 * Templates that are not named after the id of their page. An address stands for the pages below it, too; NotFoundPage
 * has none.
 */
const otherAddresses: Readonly<Record<string, readonly string[]>> = {
  Auth: [__PLACE__.pages.login, __PLACE__.pages.signup],
  Class: [__PLACE__.pages.classes],
  Coach: [__PLACE__.pages.coaches],
  NotFound: [],
  Offline: ['/offline'],
  Post: [__PLACE__.pages.blog],
  ScheduleDay: [__PLACE__.pages.schedule],
  Week: [__PLACE__.pages.schedule],
};

/** The pages of a template, by its file below src/: 'pages/AboutPage.tsx' → ['/about']. None for any other file. */
export function addressesOfTemplate(file: string): readonly string[] {
  const name = /^(?:pages\/(\w+)Page|accounts\/(\w+)Screen)\.tsx$/.exec(file)?.slice(1).join('');
  if (!name) return [];
  const page = pageIds.find((id) => id === name.toLowerCase());
  if (page) return [__PLACE__.pagesById[page]];
  const others = otherAddresses[name];
  if (!others) throw new Error(`Say in scripts/site/touched-pages.ts which page ${file} is.`);
  return others;
}

const imports = /(?:from|import|import\(|@use)\s*['"](\.[^'"]+)['"]/g;

/** The addresses of the pages that depend on some files below src/, directly or through imports. */
export function touchedPages(root: string, files: readonly string[]): string[] {
  const source = join(root, 'src');
  const importers = new Map<string, string[]>();
  for (const file of filesIn(source))
    if (/\.(tsx?|scss)$/.test(file))
      for (const [, target] of readFileSync(join(source, file), 'utf8').matchAll(imports)) {
        const imported = normalize(join(dirname(file), target!));
        importers.set(imported, [...(importers.get(imported) ?? []), file]);
      }
  const touched = new Set(files.map(withoutPartialName));
  for (const file of touched)
    for (const importer of importers.get(file) ?? []) touched.add(withoutPartialName(importer));
  return [...new Set([...touched].flatMap((file) => addressesOfTemplate(file)))].sort();
}

/** Sass imports 'styles/_tools.scss' as 'styles/tools'. */
const withoutPartialName = (file: string) =>
  basename(file).startsWith('_')
    ? join(dirname(file), basename(file).slice(1).replace('.scss', ''))
    : file;
