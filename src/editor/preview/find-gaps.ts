import { find } from './find-target.ts';
import { gapsName } from './frame-document.ts';
import type { Gap } from './gap.ts';
import { plain } from './plain.ts';

/** Reads the gaps (values still to fill in), which the desk has put into the head of the page. */
export const gapsIn = (page: Document): Gap[] =>
  JSON.parse(
    page.querySelector<HTMLMetaElement>(`meta[name="${gapsName}"]`)?.content ?? '[]',
  ) as Gap[];

/** The smallest elements of the page that show the stand-in of a gap. */
export function elementsOf({ words, near, isAlone }: Gap): Element[] {
  if (!isAlone) return [find({ words, near })].filter((one) => one !== undefined);
  const [said = ''] = words.map(plain);
  const says = (one: Element) =>
    plain(one.textContent).includes(said) ||
    (one instanceof HTMLImageElement &&
      [one.alt, one.src].some((text) => plain(text).includes(said)));
  return [...document.body.querySelectorAll('*')].filter(
    (one) => says(one) && ![...one.children].some(says) && !one.closest('script, template'),
  );
}
