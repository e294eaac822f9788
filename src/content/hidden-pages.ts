import { accountPages, pageAddress, pageIds } from './addresses.ts';
import type { Files } from './files.ts';
import type { Post } from './post.ts';
import type { Sentences } from './problem.ts';
import { hiddenClasses, isPublished, isShown } from './shown.ts';
import { formatDate } from './text/format.ts';

/** The settings that decide which pages visitors can open; `hiddenPage` below asks them about an address. */
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
  /** The date at the gym, such as "2026-11-21". */
  today: string;
}

/** The sentences about a link that leads nowhere: why, and how the page would come back. */
const leadsNowhere = (why: string, back: string): Sentences => ({
  message: `${why}, so this link leads nowhere.`,
  remedy: `Remove the link or link it to another page; or ${back}`,
});
const isHidden = (what: string, file: string) =>
  leadsNowhere(`${what} is hidden`, `delete the line shown: false in ${file}`);

/** The parts that pages/home.yaml can hide; `headingOf` is the id of their heading. */
const homeParts = ['features', 'featured', 'why', 'workplace', 'plans', 'trainerCall'] as const;
const headingOf = (part: (typeof homeParts)[number]) =>
  `${part === 'trainerCall' ? 'call' : part}-heading`;

/** Says why visitors cannot open an address such as "/#plans-heading" now; undefined if they can. */
export function hiddenPage(
  address: string,
  { files, post, today }: Visibility,
): Sentences | undefined {
  const [path, anchor] = address.split('#');
  const [, word, slug] = path!.replace(/\?.*/, '').split('/');
  const section = pageIds.find((id) => pageAddress(id) === `/${word}`);
  const page = { blog: files['pages/blog.yaml'], gallery: files['pages/gallery.yaml'] };
  if ((section === 'blog' || section === 'gallery') && page[section] && !isShown(page[section]))
    return isHidden(`The ${section}`, `pages/${section}.yaml`);
  const accounts = files['accounts.yaml'];
  if (accounts && !isShown(accounts) && accountPages.some((id) => id === section))
    return isHidden('The page for accounts', 'accounts.yaml');
  if (section === 'trial' && files['pages/trial.yaml']?.offer === 'none')
    return leadsNowhere(
      'No first class is offered',
      'write offer: free or offer: paid in pages/trial.yaml',
    );
  const classes = files['classes.yaml'];
  if (section === 'classes' && slug !== undefined && classes && hiddenClasses(classes).has(slug))
    return isHidden('This class', 'classes.yaml');
  const linked = section === 'blog' && slug !== undefined ? post(slug) : undefined;
  if (linked && !isPublished(linked, today)) {
    const { title, date, draft } = linked;
    const file = `posts/${slug}.yaml`;
    return draft
      ? leadsNowhere(`The post "${title}" is a draft`, `delete the line draft: true in ${file}`)
      : leadsNowhere(
          `The post "${title}" does not appear before ${formatDate(date)}`,
          `wait until then, or write an earlier date in ${file}`,
        );
  }
  if (section !== 'home' || anchor === undefined) return undefined;
  const home = files['pages/home.yaml'];
  const part = homeParts.find((one) => headingOf(one) === anchor);
  const bmi = files['pages/bmi.yaml'];
  if (anchor === 'bmi-heading' && bmi && !isShown(bmi))
    return isHidden('This part of the home page', 'pages/bmi.yaml');
  return part && home && !isShown(home[part] ?? {})
    ? isHidden('This part of the home page', `pages/home.yaml, ${part}`)
    : undefined;
}
