import type { SiteFile } from '../rendering.ts';
import { calendarFiles } from './calendar-files.ts';
import { indexAddress, postIndex } from './blog-props.ts';

/** Every file that is made from the content and is no page. */
export function* siteFiles(): Generator<SiteFile> {
  yield* calendarFiles();
  if (indexAddress !== undefined)
    yield { address: indexAddress, text: JSON.stringify(postIndex()) };
}
