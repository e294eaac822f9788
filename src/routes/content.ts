import accounts from '../../content/accounts.yaml';
import classes from '../../content/classes.yaml';
import contact from '../../content/contact.yaml';
import faq from '../../content/faq.yaml';
import gallery from '../../content/gallery.yaml';
import hours from '../../content/hours.yaml';
import images from '../../content/images';
import notice from '../../content/notice.yaml';
import aboutPage from '../../content/pages/about.yaml';
import accountPage from '../../content/pages/account.yaml';
import blogPage from '../../content/pages/blog.yaml';
import bmiPage from '../../content/pages/bmi.yaml';
import classesPage from '../../content/pages/classes.yaml';
import contactPage from '../../content/pages/contact.yaml';
import galleryPage from '../../content/pages/gallery.yaml';
import homePage from '../../content/pages/home.yaml';
import loginPage from '../../content/pages/login.yaml';
import pricingPage from '../../content/pages/pricing.yaml';
import resetPage from '../../content/pages/reset.yaml';
import schedulePage from '../../content/pages/schedule.yaml';
import signupPage from '../../content/pages/signup.yaml';
import plans from '../../content/plans.yaml';
import friday from '../../content/schedule/friday.yaml';
import monday from '../../content/schedule/monday.yaml';
import posts from '../../content/posts';
import overview from '../../content/schedule/overview.yaml';
import saturday from '../../content/schedule/saturday.yaml';
import sunday from '../../content/schedule/sunday.yaml';
import thursday from '../../content/schedule/thursday.yaml';
import tuesday from '../../content/schedule/tuesday.yaml';
import wednesday from '../../content/schedule/wednesday.yaml';
import site from '../../content/site.yaml';
import trainers from '../../content/trainers.yaml';
import { factsOf, fittingPlanPrices, localFactsOf } from '../content/facts.ts';
import type { Files } from '../content/files.ts';
import { hiddenPage } from '../content/hidden-pages.ts';
import { shownContent } from '../content/shown.ts';
import { fillFacts } from '../fill.ts';

const typed: Files = {
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
  'pages/classes.yaml': classesPage,
  'pages/contact.yaml': contactPage,
  'pages/gallery.yaml': galleryPage,
  'pages/home.yaml': homePage,
  'pages/login.yaml': loginPage,
  'pages/pricing.yaml': pricingPage,
  'pages/reset.yaml': resetPage,
  'pages/schedule.yaml': schedulePage,
  'pages/signup.yaml': signupPage,
  'plans.yaml': plans,
  'schedule/friday.yaml': friday,
  'schedule/monday.yaml': monday,
  'schedule/overview.yaml': overview,
  'schedule/saturday.yaml': saturday,
  'schedule/sunday.yaml': sunday,
  'schedule/thursday.yaml': thursday,
  'schedule/tuesday.yaml': tuesday,
  'schedule/wednesday.yaml': wednesday,
  'site.yaml': site,
  'trainers.yaml': trainers,
};

/** Whether a link leads to a page that visitors can open. */
const leads = ({ to }: { to: string }) =>
  hiddenPage(to, {
    files: typed,
    post: (slug) => (__DRAFTS__ ? undefined : posts[slug]),
    today: __TODAY__,
  }) === undefined;

/** The content without what is hidden for a while. */
const shown = shownContent(typed, leads);

const year = Number(__TODAY__.slice(0, 4));

const { seo } = shown['pages/pricing.yaml'];
/** Its description names as many plans as search results have room for. */
const fittingPricing = {
  ...shown['pages/pricing.yaml'],
  seo: {
    ...seo,
    description: fillFacts(seo.description, { planPrices: fittingPlanPrices(shown) }),
  },
};

/** All that is shown, with the facts that stand in many sentences filled in. */
export const content: Files = fillFacts(
  { ...shown, 'pages/pricing.yaml': fittingPricing },
  { ...factsOf(shown), ...localFactsOf(shown, year) },
);

/** A photograph of content/images/ by its name; the check has seen to it that it is there. */
export function photographOf(name: string) {
  const photograph = images[name];
  if (!photograph) throw new Error(`There is no picture ${name} in content/images.`);
  return photograph;
}

/** The fields of the content that describe a picture → what the part Photo takes. */
export const photoOf = (field: {
  image: string;
  focus: string;
  focusNarrow?: string;
  alt?: string | undefined;
}) => ({
  photograph: photographOf(field.image),
  focus: field.focus,
  focusNarrow: field.focusNarrow,
  alt: field.alt,
});

const nameOf = <Thing extends { id: string; name: string }>(
  things: readonly Thing[],
  id: string,
) => {
  const thing = things.find((one) => one.id === id);
  if (!thing) throw new Error(`Nothing has the id "${id}".`);
  return thing;
};

export const classOf = (id: string) => nameOf(content['classes.yaml'].classes, id);
export const trainerOf = (id: string) => nameOf(content['trainers.yaml'].trainers, id);

export const week = { monday, tuesday, wednesday, thursday, friday, saturday, sunday };
