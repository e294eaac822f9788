import type { z } from 'zod';
import { accounts } from './accounts.ts';
import { classes } from './classes.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { gallery } from './gallery.ts';
import { hours } from './hours.ts';
import { notice } from './notice.ts';
import { aboutPage } from './pages/about.ts';
import { accountPage } from './pages/account.ts';
import { blogPage } from './pages/blog.ts';
import { bmiPage } from './pages/bmi.ts';
import { classPage } from './pages/class.ts';
import { classesPage } from './pages/classes.ts';
import { coachPage } from './pages/coach.ts';
import { coachesPage } from './pages/coaches.ts';
import { contactPage } from './pages/contact.ts';
import { galleryPage } from './pages/gallery.ts';
import { homePage } from './pages/home.ts';
import { loginPage } from './pages/login.ts';
import { pricingPage } from './pages/pricing.ts';
import { privacyPage } from './pages/privacy.ts';
import { resetPage } from './pages/reset.ts';
import { schedulePage } from './pages/schedule.ts';
import { signupPage } from './pages/signup.ts';
import { trialPage } from './pages/trial.ts';
import { plans } from './plans.ts';
import { post } from './post.ts';
import { scheduleDay, scheduleOverview } from './schedule.ts';
import { site } from './site.ts';
import { trainers } from './trainers.ts';
import { voices } from './voices.ts';

/** Every required content file with its schema. */
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
  'voices.yaml': voices,
} satisfies Record<string, z.ZodType>;

/** Folders with any number of files of one schema; the name of a file is its id. */
export const folders = { posts: post } satisfies Record<string, z.ZodType>;

/** The checked value of each required file. */
export type Files = { [Name in keyof typeof files]: z.infer<(typeof files)[Name]> };
