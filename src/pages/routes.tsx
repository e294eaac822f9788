import {
  blogAddress,
  classAddress,
  coachAddress,
  dayAddress,
  postAddress,
} from '../content/addresses.ts';
import { isShown } from '../content/shown.ts';
import { nameOfDay, weekdays } from '../content/weekdays.ts';
import { capitalise } from '../content/text/format.ts';
import { Shell } from '../design/shell/Shell.tsx';
import { accountProps, resetProps, signInProps, signUpProps } from './account/account-props.ts';
import { aboutProps } from './about/about-props.ts';
import { blogPages, blogProps, blogSeo } from './blog/blog-props.ts';
import { classHead, classProps, findClass } from './classes/class-props.ts';
import { classesProps } from './classes/classes-props.ts';
import { coachesProps, coachHead, coachProps } from './coaches/coach-props.ts';
import { allCoaches, findCoach } from './coaches/coaches.ts';
import { contactProps } from './contact/contact-props.ts';
import { content, hasAccounts, photoOf } from './content.ts';
import { galleryPages, galleryProps, gallerySeo } from './gallery/gallery-props.ts';
import { homeProps } from './home/home-props.ts';
import { offlineProps } from './offline/offline-props.ts';
import { page, pages, type Page } from './page.tsx';
import { bannerHead, breadcrumbsTo, pageHead, titledHead } from './page-heads.ts';
import { postHead, postProps } from './blog/post-props.ts';
import { allPosts, movedTo } from './blog/posts.ts';
import { pricingProps } from './pricing/pricing-props.ts';
import { privacyProps } from './privacy/privacy-props.ts';
import { todayFirstScript } from './schedule/today-first.ts';
import { dayProps, daySeo } from './schedule/schedule-day-props.ts';
import {
  contactStructuredData,
  homeStructuredData,
  pricingStructuredData,
  trialStructuredData,
} from './structured-data.ts';
import { shellProps } from './shell-props.ts';
import { hasTrial } from './trial/trial-offer.ts';
import { trialProps } from './trial/trial-props.ts';
import { weekProps } from './schedule/week-props.ts';

const { notFound, offline } = content['site.yaml'];
const home = content['pages/home.yaml'];
const blog = content['pages/blog.yaml'];
const gallery = content['pages/gallery.yaml'];
const schedule = content['pages/schedule.yaml'];
/** Options of a page, explained in PageHead of src/design/document/renderer.ts. */
const withoutPhoneBar = true;
const worksOffline = true;
/** Not indexed, and without breadcrumbs. */
const unlisted = { breadcrumbs: [], noindex: true } as const;

const blogList = (path: string, addresses: readonly string[]) =>
  pages(
    path,
    addresses,
    ({ page: number = '1' }) => {
      const index = blogPages.indexOf(blogAddress(Number(number)));
      return index < 0 ? undefined : index + 1;
    },
    { module: 'pages/blog/BlogPage', load: () => import('./blog/BlogPage.tsx') },
    blogProps,
    (number) =>
      pageHead(
        blogSeo(number),
        blog.banner,
        breadcrumbsTo({ name: blog.banner.title, address: blogPages[number - 1]! }),
      ),
  );

const blogAndPosts = [
  blogList('/blog', ['/blog']),
  blogList('/blog/page/:page', blogPages.slice(1)),
  pages(
    '/blog/:slug',
    allPosts.map(({ slug }) => postAddress(slug)),
    ({ slug }) => postProps(slug!),
    { module: 'pages/blog/PostPage', load: () => import('./blog/PostPage.tsx') },
    (post) => post,
    postHead,
  ),
];

/** /gallery shows the first page, whose URL with a number is the canonical one. */
const galleryLayout = ['/gallery', ...galleryPages].map((path, index) =>
  page(
    path,
    { module: 'pages/gallery/GalleryPage', load: () => import('./gallery/GalleryPage.tsx') },
    () => galleryProps(Math.max(1, index)),
    {
      ...bannerHead(galleryPages[0]!, {
        seo: gallerySeo(Math.max(1, index)),
        banner: gallery.banner,
      }),
      canonical: galleryPages[Math.max(0, index - 1)]!,
    },
  ),
);

/** The inline scripts of single pages. */
const todayFirst = todayFirstScript();
export const pageScripts = [todayFirst];

const scheduleDays = weekdays.map((day) =>
  page(
    dayAddress(day),
    {
      module: 'pages/schedule/ScheduleDayPage',
      load: () => import('./schedule/ScheduleDayPage.tsx'),
    },
    () => dayProps(day),
    {
      ...pageHead(
        daySeo(day),
        schedule.banner,
        breadcrumbsTo(
          { name: schedule.banner.title, address: '/schedule' },
          { name: capitalise(nameOfDay(day)), address: dayAddress(day) },
        ),
      ),
      worksOffline,
      faces: ['figures'],
    },
  ),
);

const classes = pages(
  '/classes/:id',
  content['classes.yaml'].classes.map(({ id }) => classAddress(id)),
  ({ id }) => findClass(id!),
  { module: 'pages/classes/ClassPage', load: () => import('./classes/ClassPage.tsx') },
  classProps,
  classHead,
);

const coaches = pages(
  '/coaches/:id',
  allCoaches.map(({ id }) => coachAddress(id)),
  ({ id }) => findCoach(id!),
  { module: 'pages/coaches/CoachPage', load: () => import('./coaches/CoachPage.tsx') },
  coachProps,
  coachHead,
);

const accountPages = [
  page(
    '/account',
    { module: 'accounts/AccountScreen', load: () => import('../accounts/AccountScreen.tsx') },
    accountProps,
    {
      ...content['pages/account.yaml'].seo,
      ...unlisted,
    },
  ),
  page(
    '/login',
    { module: 'accounts/AuthScreen', load: () => import('../accounts/AuthScreen.tsx') },
    signInProps,
    {
      ...titledHead('/login', content['pages/login.yaml']),
      withoutPhoneBar,
    },
  ),
  page(
    '/reset',
    { module: 'accounts/ResetScreen', load: () => import('../accounts/ResetScreen.tsx') },
    resetProps,
    {
      ...content['pages/reset.yaml'].seo,
      ...unlisted,
      withoutPhoneBar,
    },
  ),
  page(
    '/signup',
    { module: 'accounts/AuthScreen', load: () => import('../accounts/AuthScreen.tsx') },
    signUpProps,
    {
      ...titledHead('/signup', content['pages/signup.yaml']),
      withoutPhoneBar,
    },
  ),
];

const trial = page(
  '/trial',
  { module: 'pages/trial/TrialPage', load: () => import('./trial/TrialPage.tsx') },
  trialProps,
  {
    ...bannerHead('/trial', content['pages/trial.yaml']),
    structuredData: trialStructuredData,
    faces: content['pages/trial.yaml'].offer === 'paid' ? ['figures', 'rupee'] : ['figures'],
    withoutPhoneBar,
  },
);

/** All pages of the site, each with its template, props and head. */
const sitePages: Page[] = [
  page(
    '/',
    { module: 'pages/home/HomePage', load: () => import('./home/HomePage.tsx') },
    homeProps,
    {
      ...pageHead(home.seo, home.hero),
      structuredData: homeStructuredData,
    },
  ),
  page(
    '/about',
    { module: 'pages/about/AboutPage', load: () => import('./about/AboutPage.tsx') },
    aboutProps,
    {
      ...bannerHead('/about', content['pages/about.yaml']),
    },
  ),
  ...(hasAccounts ? accountPages : []),
  ...(isShown(blog) ? blogAndPosts : []),
  page(
    '/classes',
    { module: 'pages/classes/ClassesPage', load: () => import('./classes/ClassesPage.tsx') },
    classesProps,
    {
      ...bannerHead('/classes', content['pages/classes.yaml']),
    },
  ),
  classes,
  page(
    '/coaches',
    { module: 'pages/coaches/CoachesPage', load: () => import('./coaches/CoachesPage.tsx') },
    coachesProps,
    {
      ...bannerHead('/coaches', content['pages/coaches.yaml']),
      faces: ['figures'],
    },
  ),
  coaches,
  page(
    '/contact',
    { module: 'pages/contact/ContactPage', load: () => import('./contact/ContactPage.tsx') },
    contactProps,
    {
      ...bannerHead('/contact', content['pages/contact.yaml']),
      structuredData: contactStructuredData,
      faces: ['figures'],
      worksOffline,
      withoutPhoneBar,
    },
  ),
  ...(isShown(gallery) ? galleryLayout : []),
  page(
    '/offline',
    { module: 'pages/offline/OfflinePage', load: () => import('./offline/OfflinePage.tsx') },
    offlineProps,
    {
      ...offline.seo,
      ...unlisted,
    },
  ),
  page(
    '/pricing',
    { module: 'pages/pricing/PricingPage', load: () => import('./pricing/PricingPage.tsx') },
    pricingProps,
    {
      ...bannerHead('/pricing', content['pages/pricing.yaml']),
      structuredData: pricingStructuredData,
      faces: ['figures', 'rupee'],
    },
  ),
  page(
    '/privacy',
    { module: 'pages/privacy/PrivacyPage', load: () => import('./privacy/PrivacyPage.tsx') },
    privacyProps,
    {
      ...bannerHead('/privacy', content['pages/privacy.yaml']),
    },
  ),
  page(
    '/schedule',
    { module: 'pages/schedule/WeekPage', load: () => import('./schedule/WeekPage.tsx') },
    weekProps,
    {
      ...bannerHead('/schedule', schedule),
      worksOffline,
      faces: ['figures'],
      script: todayFirst,
    },
  ),
  ...scheduleDays,
  ...(hasTrial ? [trial] : []),
];

const notFoundPage = page(
  '*',
  { module: 'pages/not-found/NotFoundPage', load: () => import('./not-found/NotFoundPage.tsx') },
  () => ({ ...notFound, photo: photoOf(notFound) }),
  { ...notFound.seo, ...unlisted },
);

const shell = shellProps();

/** Opens the page at an address, with what surrounds every page. */
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
