import type { z as Zod } from 'zod';
import { toId } from './text/to-id.ts';
import { type PageId, pageIds } from './addresses.ts';
import { problem } from './schema-problem.ts';
import { group } from './fields/groups.ts';
import { addressWord } from './fields/ids.ts';
import { weekdays, type Weekday } from './weekdays.ts';

/** Path segments that files of the build and fixed pages use, so that no page may be named so. */
const wordsOfFiles: readonly string[] = [
  'assets',
  'calendars',
  'fonts',
  'icons',
  'photographs',
  'share',
  'offline',
  '404',
];

const wordOf = (id: string, title: string) => addressWord(id).meta({ title });

/**
 * Schema of `addresses` in content/site.yaml: the path segment of each page. They are chosen once, because other sites
 * link to them.
 */
export const addressWords = group({
  about: wordOf('about', 'About'),
  account: wordOf('account', 'Your account'),
  blog: wordOf('blog', 'Blog'),
  classes: wordOf('classes', 'Classes'),
  coaches: wordOf('coaches', 'Coaches'),
  contact: wordOf('contact', 'Contact'),
  gallery: wordOf('gallery', 'Gallery'),
  login: wordOf('login', 'Sign in'),
  pricing: wordOf('pricing', 'Pricing'),
  privacy: wordOf('privacy', 'Privacy'),
  reset: wordOf('reset', 'New password'),
  schedule: wordOf('schedule', 'Schedule'),
  signup: wordOf('signup', 'New account'),
  trial: wordOf('trial', 'First class'),
  monday: wordOf('monday', 'Monday'),
  tuesday: wordOf('tuesday', 'Tuesday'),
  wednesday: wordOf('wednesday', 'Wednesday'),
  thursday: wordOf('thursday', 'Thursday'),
  friday: wordOf('friday', 'Friday'),
  saturday: wordOf('saturday', 'Saturday'),
  sunday: wordOf('sunday', 'Sunday'),
  numbered: wordOf('page', 'Later pages of a list').meta({
    written: 'Before a number: /gallery/page-2, /blog/page/2.',
  }),
} satisfies Record<Exclude<PageId, 'home'> | Weekday | 'numbered', unknown>)
  .superRefine((words, context) => {
    for (const names of [pageIds.filter((id) => id !== 'home'), weekdays]) {
      const taken = new Set(names === weekdays ? [] : wordsOfFiles);
      for (const name of names) {
        if (taken.has(words[name])) {
          const message = problem(
            '{field} is the word of another page or folder of the site.',
            'Choose another word.',
          );
          context.addIssue({ code: 'custom', path: [name], message });
        }
        taken.add(words[name]);
      }
    }
  })
  .meta({
    title: 'Words in addresses',
    description: 'Of the pages of this site. They stay as they are: other sites link to them.',
  });

/** The addresses of all pages, such as "/schedule/monday"; a page without a word uses its id. */
export function pagesWith(words: Partial<Zod.infer<typeof addressWords>>) {
  const wordFor = (name: keyof Zod.infer<typeof addressWords>) => words[name] ?? toId(name);
  const days = weekdays.map((day) => [day, `/${wordFor('schedule')}/${wordFor(day)}`] as const);
  const pagesById = Object.fromEntries(
    pageIds.map((id) => [id, id === 'home' ? '/' : `/${wordFor(id)}`] as const),
  ) as Record<PageId, string>;
  const ofDays = Object.fromEntries(days) as Record<Weekday, string>;
  return { pagesById, pages: { ...pagesById, ofDays, numbered: wordFor('numbered') } };
}
