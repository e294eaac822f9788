import type { BuiltSite } from './page-files.ts';
import { weigh, weighFonts, weighHome, type Budgets } from './weights.ts';

/** Reports weights over their budget. `room` is a factor: builds tolerate some growth of the content, tests do not. */
export function* checkBudgets(
  site: BuiltSite,
  budgets: Budgets,
  { room, withoutPictures }: { room: number; withoutPictures: boolean },
): Generator<string> {
  const over = (what: string, bytes: number, budget: number) =>
    bytes > budget * room ? [`${what}: ${bytes} bytes, and ${budget} are allowed.`] : [];
  for (const { address, firstView, laterStyles, scripts, ofList } of weigh(site, budgets)) {
    yield* over(
      `${address}, markup and styles of the first view`,
      firstView - ofList,
      budgets.firstView,
    );
    yield* over(`${address}, later styles`, laterStyles, budgets.laterStyles);
    yield* over(`${address}, scripts before any interaction`, scripts, budgets.scripts);
  }
  yield* over('The typeface', weighFonts(site), budgets.fonts);
  if (!withoutPictures)
    yield* over(
      'The home page on a phone, with its first photograph',
      weighHome(site),
      budgets.home,
    );
}
