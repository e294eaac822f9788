import { formatDate } from '../format.ts';
import { accountAddresses } from './addresses.ts';
import type { Files } from './files.ts';
import type { Post } from './post.ts';
import { isPublished, isShown } from './shown.ts';

/** What decides which pages visitors can open. */
export interface Visibility {
  files: Partial<
    Pick<
      Files,
      | 'accounts.yaml'
      | 'pages/blog.yaml'
      | 'pages/bmi.yaml'
      | 'pages/gallery.yaml'
      | 'pages/home.yaml'
    >
  >;
  post: (slug: string) => Post | undefined;
  today: string;
}

export interface HiddenPage {
  /** "The blog is hidden" */
  why: string;
  /** What brings it back. */
  back: string;
}

/** The parts of the home page that can be hidden, by the id of their heading. */
const homeParts = ['features', 'featured', 'why', 'workplace', 'plans', 'trainerCall'] as const;
const headingOf = (part: (typeof homeParts)[number]) =>
  `${part === 'trainerCall' ? 'call' : part}-heading`;

/** Why nobody can open an address of this site now; undefined when all can. */
export function hiddenPage(
  address: string,
  { files, post, today }: Visibility,
): HiddenPage | undefined {
  const [path, anchor] = address.split('#');
  const [, section, slug] = path!.replace(/\?.*/, '').split('/');
  const page = { blog: files['pages/blog.yaml'], gallery: files['pages/gallery.yaml'] };
  if ((section === 'blog' || section === 'gallery') && page[section] && !isShown(page[section]))
    return {
      why: `The ${section} is hidden`,
      back: `delete the line shown: false in pages/${section}.yaml`,
    };
  const accounts = files['accounts.yaml'];
  if (accounts && !isShown(accounts) && accountAddresses.includes(`/${section}`))
    return {
      why: 'The page for accounts is hidden',
      back: 'delete the line shown: false in accounts.yaml',
    };
  const meant = section === 'blog' && slug !== undefined ? post(slug) : undefined;
  if (meant && !isPublished(meant, today))
    return meant.draft
      ? {
          why: `The post "${meant.title}" is a draft`,
          back: `delete the line draft: true in posts/${slug}.yaml`,
        }
      : {
          why: `The post "${meant.title}" appears on ${formatDate(meant.date)} only`,
          back: `wait until then, or write an earlier date in posts/${slug}.yaml`,
        };
  if (section !== '' || anchor === undefined) return undefined;
  const home = files['pages/home.yaml'];
  const part = homeParts.find((one) => headingOf(one) === anchor);
  const bmi = files['pages/bmi.yaml'];
  const [hidden, file] =
    anchor === 'bmi-heading'
      ? [bmi && !isShown(bmi), 'pages/bmi.yaml']
      : [part && home && !isShown(home[part] ?? {}), `pages/home.yaml, ${part}`];
  if (!hidden) return undefined;
  return {
    why: 'This part of the home page is hidden',
    back: `delete the line shown: false in ${file}`,
  };
}
