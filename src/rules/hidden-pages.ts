import { accountPages, pageIds } from '../content/addresses.ts';
import type { Files } from '../content/files.ts';
import type { Post } from '../content/post.ts';
import type { FaultOf } from '../findings/wording.ts';
import { hiddenClasses, isPublished, isShown } from '../content/shown.ts';
import type { postAndLinkWordings } from './wording/posts-and-links.ts';

/** The settings that determine which pages visitors can open. */
export interface Visibility {
  files: Partial<
    Pick<
      Files,
      | 'accounts.yaml'
      | 'classes.yaml'
      | 'pages/blog.yaml'
      | 'pages/bmi.yaml'
      | 'pages/gallery.yaml'
      | 'pages/home.yaml'
      | 'pages/trial.yaml'
    >
  >;
  post: (slug: string) => Post | undefined;
  /** "2026-11-21" */
  today: string;
}

/** The fault of a link to a hidden page, with the setting that hides it. */
export type HiddenPage = Extract<
  FaultOf<typeof postAndLinkWordings>,
  { code: `link-to-${HiddenKind}` }
>;
type HiddenKind =
  `hidden-${'blog' | 'gallery' | 'accounts' | 'part' | 'trial' | 'class'}` | 'draft' | 'later-post';

/** The parts that pages/home.yaml can hide; `headingOf` is the id of their heading. */
const homeParts = ['features', 'featured', 'why', 'workplace', 'plans', 'trainerCall'] as const;
const headingOf = (part: (typeof homeParts)[number]) =>
  `${part === 'trainerCall' ? 'call' : part}-heading`;

/** The reason why visitors cannot open an address such as "/#plans-heading" now; undefined if they can. */
export function hiddenPage(
  address: string,
  { files, post, today }: Visibility,
): HiddenPage | undefined {
  const [path, anchor] = address.split('#');
  const [, word, slug] = path!.replace(/\?.*/, '').split('/');
  const section = pageIds.find((id) => __PLACE__.pagesById[id] === `/${word}`);
  const page = { blog: files['pages/blog.yaml'], gallery: files['pages/gallery.yaml'] };
  if ((section === 'blog' || section === 'gallery') && page[section] && !isShown(page[section]))
    return { code: `link-to-hidden-${section}`, data: { file: `pages/${section}.yaml` } };
  const accounts = files['accounts.yaml'];
  if (accounts && !isShown(accounts) && accountPages.some((id) => id === section))
    return { code: 'link-to-hidden-accounts', data: { file: 'accounts.yaml' } };
  if (section === 'trial' && files['pages/trial.yaml']?.offer === 'none')
    return { code: 'link-to-hidden-trial', data: { file: 'pages/trial.yaml' } };
  const classes = files['classes.yaml'];
  if (section === 'classes' && slug !== undefined && classes && hiddenClasses(classes).has(slug))
    return { code: 'link-to-hidden-class', data: { file: 'classes.yaml' } };
  const linked = section === 'blog' && slug !== undefined ? post(slug) : undefined;
  if (linked && !isPublished(linked, today)) {
    const { title, date, draft } = linked;
    const file = `posts/${slug}.yaml`;
    return draft
      ? { code: 'link-to-draft', data: { title, file } }
      : { code: 'link-to-later-post', data: { title, date, file } };
  }
  if (section !== 'home' || anchor === undefined) return undefined;
  const home = files['pages/home.yaml'];
  const part = homeParts.find((one) => headingOf(one) === anchor);
  const bmi = files['pages/bmi.yaml'];
  if (anchor === 'bmi-heading' && bmi && !isShown(bmi))
    return { code: 'link-to-hidden-part', data: { file: 'pages/bmi.yaml' } };
  return part && home && !isShown(home[part] ?? {})
    ? { code: 'link-to-hidden-part', data: { file: 'pages/home.yaml', part } }
    : undefined;
}
