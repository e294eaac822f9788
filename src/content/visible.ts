import type { Content, Files } from './files.ts';
import { hiddenPage } from './hidden-pages.ts';
import { shownContent, withoutAccounts, withoutFormerCoaches } from './shown.ts';

/** What decides which parts of the content visitors see, besides the content itself. */
interface Visitors {
  /** The date at the gym, such as "2026-11-21". */
  today: string;
  /** Whether an account service is available. */
  accounts: boolean;
  /** Whether posts can be read before visitors may read them. */
  drafts: boolean;
}

/** Returns the required files without what visitors do not see on a day. */
export function visibleFiles(
  { files, posts }: Content,
  { today, accounts, drafts }: Visitors,
): Files {
  const known = withoutFormerCoaches(accounts ? files : withoutAccounts(files), today);
  const post = (slug: string) => (drafts ? undefined : posts[slug]);
  return shownContent(
    known,
    ({ to }) => hiddenPage(to, { files: known, post, today }) === undefined,
  );
}
