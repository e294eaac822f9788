import type { z } from 'zod';
import { accounts } from './accounts.ts';
import { classes } from './classes.ts';
import { contact } from './contact.ts';
import { describe } from './describe.ts';
import { faq } from './faq.ts';
import type { Field } from './field.ts';
import { gallery } from './gallery.ts';
import { hours } from './hours.ts';
import { notice } from './notice.ts';
import { aboutPage } from './pages/about.ts';
import { accountPage, loginPage, resetPage, signupPage } from './pages/account.ts';
import { blogPage } from './pages/blog.ts';
import { bmiPage } from './pages/bmi.ts';
import { classesPage, classPage } from './pages/classes.ts';
import { coachesPage, coachPage } from './pages/coaches.ts';
import { contactPage } from './pages/contact.ts';
import { galleryPage } from './pages/gallery.ts';
import { homePage } from './pages/home.ts';
import { pricingPage } from './pages/pricing.ts';
import { privacyPage } from './pages/privacy.ts';
import { schedulePage } from './pages/schedule.ts';
import { trialPage } from './pages/trial.ts';
import { plans } from './plans.ts';
import { post, type Post } from './post.ts';
import { scheduleDay, scheduleOverview, type ScheduleRow } from './schedule.ts';
import { site } from './site.ts';
import { trainers } from './trainers.ts';
import { testimonials } from './testimonials.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/** The register of content files: every required file with its schema. A new content file is added here. */
export const files = {
  'accounts.yaml': accounts,
  'classes.yaml': classes,
  'contact.yaml': contact,
  'faq.yaml': faq,
  'gallery.yaml': gallery,
  'hours.yaml': hours,
  'notice.yaml': notice,
  'pages/about.yaml': aboutPage,
  'pages/account.yaml': accountPage,
  'pages/blog.yaml': blogPage,
  'pages/bmi.yaml': bmiPage,
  'pages/class.yaml': classPage,
  'pages/classes.yaml': classesPage,
  'pages/coach.yaml': coachPage,
  'pages/coaches.yaml': coachesPage,
  'pages/contact.yaml': contactPage,
  'pages/gallery.yaml': galleryPage,
  'pages/home.yaml': homePage,
  'pages/login.yaml': loginPage,
  'pages/pricing.yaml': pricingPage,
  'pages/privacy.yaml': privacyPage,
  'pages/reset.yaml': resetPage,
  'pages/schedule.yaml': schedulePage,
  'pages/signup.yaml': signupPage,
  'pages/trial.yaml': trialPage,
  'plans.yaml': plans,
  'schedule/friday.yaml': scheduleDay,
  'schedule/monday.yaml': scheduleDay,
  'schedule/overview.yaml': scheduleOverview,
  'schedule/saturday.yaml': scheduleDay,
  'schedule/sunday.yaml': scheduleDay,
  'schedule/thursday.yaml': scheduleDay,
  'schedule/tuesday.yaml': scheduleDay,
  'schedule/wednesday.yaml': scheduleDay,
  'site.yaml': site,
  'trainers.yaml': trainers,
  'voices.yaml': testimonials,
} satisfies Record<string, z.ZodType>;

/** The folders with any number of files of one schema; the name of a file is its id. */
export const folders = { posts: post } satisfies Record<string, z.ZodType>;

/** The folder of the photographs inside the content folder. */
export const imagesFolder = 'images';

/** Returns the schema of a file by its path inside the content folder: "schedule/monday.yaml". */
export function schemaOf(file: string): z.ZodType | undefined {
  if (Object.hasOwn(files, file)) return files[file as keyof typeof files];
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return Object.hasOwn(folders, folder) ? folders[folder as keyof typeof folders] : undefined;
}

/** Returns the fields of a content file, as its schema describes them. */
export const fieldOf = (file: string): Field => describe(schemaOf(file)!);

/** The checked value of each required file. */
export type Files = { [Name in keyof typeof files]: z.infer<(typeof files)[Name]> };

/** The checked values by file: "plans.yaml", "posts/rest-days.yaml". Files with mistakes are absent. */
export type CheckedFiles = ReadonlyMap<string, unknown>;

/** Returns the value of one file, or undefined while the file has mistakes. */
export const valueOf = <Name extends keyof Files>(content: CheckedFiles, file: Name) =>
  content.get(file) as Files[Name] | undefined;

const inPosts = 'posts/';

/** Returns all posts without mistakes, by the names of their files. */
export function postsOf(content: CheckedFiles): Map<string, Post> {
  const posts = new Map<string, Post>();
  for (const [file, value] of content) {
    if (file.startsWith(inPosts))
      posts.set(file.slice(inPosts.length, -'.yaml'.length), value as Post);
  }
  return posts;
}

/** Returns the file of a weekday. */
export const dayFile = (day: Weekday) => `schedule/${day}.yaml` as const;

/** Returns the classes of each weekday; undefined while any of the seven files has mistakes. */
export function weekOf(content: CheckedFiles): Record<Weekday, ScheduleRow[]> | undefined {
  const week: Partial<Record<Weekday, ScheduleRow[]>> = {};
  for (const day of weekdays) {
    const file = valueOf(content, dayFile(day));
    if (!file) return undefined;
    week[day] = file.classes;
  }
  return week as Record<Weekday, ScheduleRow[]>;
}

/** Returns the whole content; undefined while any required file has mistakes. */
export function wholeOf(content: CheckedFiles): Files | undefined {
  const whole: Record<string, unknown> = {};
  for (const file of Object.keys(files)) {
    if (!content.has(file)) return undefined;
    whole[file] = content.get(file);
  }
  return whole as Files;
}

/** Content without mistakes: the value of each required file, and each post by the name of its file. */
export interface Content {
  files: Files;
  posts: Readonly<Record<string, Post>>;
}

/** Returns the content of checked files, none of which has a mistake. */
export function contentOf(checked: CheckedFiles): Content {
  const files = wholeOf(checked);
  if (!files) throw new Error('A file of the content is missing.');
  return { files, posts: Object.fromEntries(postsOf(checked)) };
}
