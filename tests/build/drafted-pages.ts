/* Compares the pages of a build with those of the preview of the desk. */

/** What drafted-pages-worker.mjs answers. */
export interface Rendered {
  pages: { path: string; built: string; drafted: string }[];
  paths: [built: string[], drafted: string[]];
}

/** Removes the parts that only a build has: inline scripts, island URLs, a map of another site, and taking the focus. */
export const withoutBuild = (html: string) =>
  html
    .replace(/<script(?: type="speculationrules")?>[\s\S]*?<\/script>/g, '')
    .replace(/ src="https:\/\/www\.google\.com\/maps[^"]*"/g, '')
    .replace(/ autofocus=""/g, '')
    .replace(/ data-src="[^"]*"/g, '');

/** Removes the parts that only a page in the preview has. */
export const withoutFrame = (html: string) =>
  html
    .replace(/<script src="\/preview\/[\w.-]+"><\/script>/g, '')
    .replace(/<link rel="stylesheet" href="\/preview\/[\w.-]+">/, '')
    .replace(/ data-(?:src|field)="[^"]*"/g, '');

/** The texts from their first difference on; '' twice if they are equal. */
export function fromDifference(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return [one.slice(at, at + 120), other.slice(at, at + 120)];
}
