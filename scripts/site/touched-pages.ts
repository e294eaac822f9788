import './place-of-content.ts';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { pageIds } from '../../src/content/addresses.ts';
import { filesIn } from '../disk/files-in.ts';

/** Templates whose page has a different address than their name suggests; NotFoundPage has none. */
const otherAddresses: Readonly<Record<string, string | undefined>> = {
  Auth: __PLACE__.pages.login,
  NotFound: undefined,
  Post: `${__PLACE__.pages.blog}/`,
};

/** The page of a template, by its file below src/: 'pages/AboutPage.tsx' → '/about'. Undefined for any other file. */
function addressOfTemplate(file: string): string | undefined {
  const name = /^(?:pages\/(\w+)Page|accounts\/(\w+)Screen)\.tsx$/.exec(file)?.slice(1).join('');
  if (!name) return undefined;
  const page = pageIds.find((id) => id === name.toLowerCase());
  if (page) return __PLACE__.pagesById[page];
  return name in otherAddresses ? otherAddresses[name] : `/${name.toLowerCase()}`;
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
  return [...new Set([...touched].flatMap((file) => addressOfTemplate(file) ?? []))].sort();
}

/** Sass imports 'styles/_tools.scss' as 'styles/tools'. */
const withoutPartialName = (file: string) =>
  basename(file).startsWith('_')
    ? join(dirname(file), basename(file).slice(1).replace('.scss', ''))
    : file;
