import { accountPages, pagePath, pageIds } from './page-paths.ts';
import { type CheckedFiles, type Files, valueOf } from './files.ts';
import { isGroup, type Path, valueAt } from './path.ts';
import type { Post } from './post.ts';
import type { Sentences } from './problem.ts';
import { isHere, isPublished, isShown } from './shown.ts';

/** Says why a link leads nowhere; `date` writes a date as at the place. */
export type Because = (date: (day: string) => string) => Sentences;

/** The sentences about a link that leads nowhere: why, and how the page would come back. */
const leadsNowhere =
  (why: (date: (day: string) => string) => string, back: string, atDesk: string): Because =>
  (date) => ({
    message: `${why(date)}, so this link leads nowhere.`,
    remedy: `Remove the link or link it to another page; or ${back}`,
    atDesk: `Remove the link or link it to another page; or ${atDesk}.`,
  });
const isHidden = (what: string, file: string) =>
  leadsNowhere(
    () => `${what} is hidden`,
    `delete the line shown: false in ${file}`,
    'show it again',
  );

/** The parts that pages/home.yaml can hide; `headingOf` is the id of their heading. */
const homeParts = ['features', 'featured', 'why', 'workplace', 'plans', 'trainerCall'] as const;
const headingOf = (part: (typeof homeParts)[number]) =>
  `${part === 'trainerCall' ? 'call' : part}-heading`;

/** Says why visitors cannot follow a link such as "/#plans-heading" on a day; undefined if they can. */
export function hiddenPage(
  link: string,
  content: CheckedFiles,
  { today, drafts }: { today: string; drafts: boolean },
): Because | undefined {
  const [path, anchor] = link.split('#');
  const [, word, slug] = path!.replace(/\?.*/, '').split('/');
  const section = pageIds.find((id) => pagePath(id) === `/${word}`);
  const hides = (file: keyof Files, ...part: Path) => {
    const value = valueAt(content.get(file), part);
    return isGroup(value) && !isShown(value);
  };
  if ((section === 'blog' || section === 'gallery') && hides(`pages/${section}.yaml`))
    return isHidden(`The ${section}`, `pages/${section}.yaml`);
  if (hides('accounts.yaml') && accountPages.some((id) => id === section))
    return isHidden('The page for accounts', 'accounts.yaml');
  if (section === 'trial' && valueOf(content, 'pages/trial.yaml')?.offer === 'none')
    return leadsNowhere(
      () => 'No first class is offered',
      'write offer: free or offer: paid in pages/trial.yaml',
      'offer a first class',
    );
  const gymClass = valueOf(content, 'classes.yaml')?.classes.find(({ id }) => id === slug);
  if (section === 'classes' && gymClass && !isShown(gymClass))
    return isHidden('This class', 'classes.yaml');
  const coach = valueOf(content, 'trainers.yaml')?.trainers.find(({ id }) => id === slug);
  if (section === 'coaches' && coach && !isHere(coach, today))
    return leadsNowhere(
      (date) => `${coach.name} leaves after ${date(coach.lastDay!)}`,
      'write a later lastDay in trainers.yaml',
      'give the coach a later last day',
    );
  const linked = section === 'blog' ? (content.get(`posts/${slug}.yaml`) as Post) : undefined;
  if (linked && !drafts && !isPublished(linked, today)) {
    const { title, date, draft } = linked;
    const file = `posts/${slug}.yaml`;
    return draft
      ? leadsNowhere(
          () => `The post "${title}" is a draft`,
          `delete the line draft: true in ${file}`,
          'publish that post too',
        )
      : leadsNowhere(
          (inWords) => `The post "${title}" does not appear before ${inWords(date)}`,
          `wait until then, or write an earlier date in ${file}`,
          'wait until then, or give that post an earlier day',
        );
  }
  if (section !== 'home' || anchor === undefined) return undefined;
  const part = homeParts.find((one) => headingOf(one) === anchor);
  if (anchor === 'bmi-heading' && hides('pages/bmi.yaml'))
    return isHidden('This part of the home page', 'pages/bmi.yaml');
  return part && hides('pages/home.yaml', part)
    ? isHidden('This part of the home page', `pages/home.yaml, ${part}`)
    : undefined;
}
