import { classAddress, coachAddress, dayAddress, postAddress } from '../content/addresses.ts';
import { isShown } from '../content/shown.ts';
import { weekdays } from '../content/weekdays.ts';
import { Shell } from '../design/shell/Shell.tsx';
import { aboutProps } from './about/about-page.ts';
import { accountPages } from './account/account-pages.ts';
import { blogHead, blogPages, blogProps, findListPage } from './blog/blog-page.ts';
import { postHead, postProps } from './blog/post-page.ts';
import { allPosts, movedTo, postOf } from './blog/posts.ts';
import { classHead, classProps, findClass } from './classes/class-page.ts';
import { allClassesProps } from './classes/classes-page.ts';
import { allCoachesProps, coachHead, coachProps } from './coaches/coach-pages.ts';
import { allCoaches, findCoach } from './coaches/coaches.ts';
import { contactHead, contactProps } from './contact/contact-page.ts';
import { content, hasAccounts, photoOf } from './content.ts';
import { galleryHead, galleryPages, galleryProps } from './gallery/gallery-page.ts';
import { homeHead, homeProps } from './home/home-page.ts';
import { offlineProps } from './missing/offline-page.ts';
import { bannerHead, page, type Page, pages, unlisted } from './page.tsx';
import { pricingHead, pricingProps } from './pricing/pricing-page.ts';
import { privacyProps } from './privacy/privacy-page.ts';
import { dayHead, dayProps } from './schedule/day-pages.ts';
import { todayFirst, weekHead, weekProps } from './schedule/week-page.ts';
import { shellProps } from './shell-props.ts';
import { hasTrial } from './trial/trial-offer.ts';
import { trialHead, trialProps } from './trial/trial-page.ts';

const { notFound, offline } = content['site.yaml'];

/** The inline scripts of single pages. All pages of the site are declared in this file (`sitePages`). */
export const pageScripts = [todayFirst];

/** Declares pages of the list of posts: the first page, or the later pages, whose addresses differ in form. */
const listPages = (path: string, addresses: readonly string[]) =>
  pages(
    path,
    addresses,
    findListPage,
    { module: 'pages/blog/BlogPage', load: () => import('./blog/BlogPage.tsx') },
    blogProps,
    blogHead,
  );

const blog = () => [
  listPages('/blog', ['/blog']),
  listPages('/blog/page/:page', blogPages.slice(1)),
  pages(
    '/blog/:slug',
    allPosts.map(({ slug }) => postAddress(slug)),
    ({ slug }) => postOf(slug!),
    { module: 'pages/blog/PostPage', load: () => import('./blog/PostPage.tsx') },
    postProps,
    postHead,
  ),
];

/** Declares the pages of the gallery. /gallery shows the first page, whose address with a number is canonical. */
const gallery = () =>
  ['/gallery', ...galleryPages].map((path, index) =>
    page(
      path,
      { module: 'pages/gallery/GalleryPage', load: () => import('./gallery/GalleryPage.tsx') },
      () => galleryProps(Math.max(1, index)),
      galleryHead(Math.max(1, index)),
    ),
  );

const trial = () =>
  page(
    '/trial',
    { module: 'pages/trial/TrialPage', load: () => import('./trial/TrialPage.tsx') },
    trialProps,
    trialHead,
  );

const missing = {
  module: 'pages/missing/MissingPage',
  load: () => import('./missing/MissingPage.tsx'),
};

/** All pages of the site, with the address, template, props and head of each. A new page is added here. */
const sitePages: Page[] = [
  page(
    '/',
    { module: 'pages/home/HomePage', load: () => import('./home/HomePage.tsx') },
    homeProps,
    homeHead,
  ),
  page(
    '/about',
    { module: 'pages/about/AboutPage', load: () => import('./about/AboutPage.tsx') },
    aboutProps,
    bannerHead('/about', content['pages/about.yaml']),
  ),
  ...(hasAccounts ? accountPages : []),
  ...(isShown(content['pages/blog.yaml']) ? blog() : []),
  page(
    '/classes',
    { module: 'pages/classes/ClassesPage', load: () => import('./classes/ClassesPage.tsx') },
    allClassesProps,
    bannerHead('/classes', content['pages/classes.yaml']),
  ),
  pages(
    '/classes/:id',
    content['classes.yaml'].classes.map(({ id }) => classAddress(id)),
    ({ id }) => findClass(id!),
    { module: 'pages/classes/ClassPage', load: () => import('./classes/ClassPage.tsx') },
    classProps,
    classHead,
  ),
  page(
    '/coaches',
    { module: 'pages/coaches/CoachesPage', load: () => import('./coaches/CoachesPage.tsx') },
    allCoachesProps,
    { ...bannerHead('/coaches', content['pages/coaches.yaml']), faces: ['figures'] },
  ),
  // Coaches who are listed nowhere have a page too.
  pages(
    '/coaches/:id',
    allCoaches.map(({ id }) => coachAddress(id)),
    ({ id }) => findCoach(id!),
    { module: 'pages/coaches/CoachPage', load: () => import('./coaches/CoachPage.tsx') },
    coachProps,
    coachHead,
  ),
  page(
    '/contact',
    { module: 'pages/contact/ContactPage', load: () => import('./contact/ContactPage.tsx') },
    contactProps,
    contactHead,
  ),
  ...(isShown(content['pages/gallery.yaml']) ? gallery() : []),
  page('/offline', missing, offlineProps, { ...offline.seo, ...unlisted }),
  page(
    '/pricing',
    { module: 'pages/pricing/PricingPage', load: () => import('./pricing/PricingPage.tsx') },
    pricingProps,
    pricingHead,
  ),
  page(
    '/privacy',
    { module: 'pages/privacy/PrivacyPage', load: () => import('./privacy/PrivacyPage.tsx') },
    privacyProps,
    bannerHead('/privacy', content['pages/privacy.yaml']),
  ),
  page(
    '/schedule',
    { module: 'pages/schedule/WeekPage', load: () => import('./schedule/WeekPage.tsx') },
    weekProps,
    weekHead,
  ),
  ...weekdays.map((day) =>
    page(
      dayAddress(day),
      {
        module: 'pages/schedule/ScheduleDayPage',
        load: () => import('./schedule/ScheduleDayPage.tsx'),
      },
      () => dayProps(day),
      dayHead(day),
    ),
  ),
  ...(hasTrial ? [trial()] : []),
];

const notFoundPage = page('*', missing, () => ({ ...notFound, photo: photoOf(notFound) }), {
  ...notFound.seo,
  ...unlisted,
});

const shell = shellProps();

/** Opens the page at an address, inside the shell that surrounds every page. */
export async function openPage(address: string) {
  const found = openSitePage(address);
  const { handle, element } = await (found ?? notFoundPage.open(address)!);
  return {
    handle,
    element: (
      <Shell {...shell} page={handle}>
        {element}
      </Shell>
    ),
    status: found ? (200 as const) : (404 as const),
  };
}

function openSitePage(address: string) {
  for (const one of sitePages) {
    const found = one.open(address);
    if (found) return found;
  }
  return undefined;
}

/** All addresses that are prerendered besides /404; redirects of moved posts come last. */
export const addresses = [...sitePages.flatMap((one) => one.addresses), ...movedTo.keys()];

/** The addresses that search engines may index. */
export const listedAddresses = sitePages.flatMap(({ listed }) => listed);
