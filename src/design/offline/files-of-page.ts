import { propsMark, scriptsMark } from '../runtime/data-attributes.ts';

/** Finds the files of a page in its markup; photographs are not cached. */
export const filesOfPage = (html: string) =>
  [
    ...html.matchAll(
      new RegExp(` (?:data-${scriptsMark}|data-${propsMark}|rel="stylesheet" href)="([^"]*)"`, 'g'),
    ),
  ].flatMap(([, list]) => list!.split(' '));
