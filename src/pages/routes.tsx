import { isShown } from '../content/shown.ts';
import { Shell } from '../design/shell/Shell.tsx';
import { aboutPage } from './about/about-page.ts';
import { accountPages } from './account/account-pages.ts';
import { blogListPages } from './blog/blog-page.ts';
import { postPages } from './blog/post-page.ts';
import { movedTo } from './blog/posts.ts';
import { classPages } from './classes/class-page.ts';
import { classesPage } from './classes/classes-page.ts';
import { coachesPage, coachPages } from './coaches/coach-pages.ts';
import { contactPage } from './contact/contact-page.ts';
import { content, hasAccounts, photoOf } from './content.ts';
import { photoPages } from './gallery/gallery-page.ts';
import { homePage } from './home/home-page.ts';
import { offlinePage } from './offline/offline-page.ts';
import { page, type Page, unlisted } from './page.tsx';
import { pricingPage } from './pricing/pricing-page.ts';
import { privacyPage } from './privacy/privacy-page.ts';
import { dayPages } from './schedule/day-pages.ts';
import { todayFirst, weekPage } from './schedule/week-page.ts';
import { shellProps } from './shell-props.ts';
import { hasTrial } from './trial/trial-offer.ts';
import { trialPage } from './trial/trial-page.ts';

/** The inline scripts of single pages. */
export const pageScripts = [todayFirst];

/** All pages of the site; each declares its address, head, props and template in its folder. */
const sitePages: Page[] = [
  homePage,
  aboutPage,
  ...(hasAccounts ? accountPages : []),
  ...(isShown(content['pages/blog.yaml']) ? [...blogListPages, postPages] : []),
  classesPage,
  classPages,
  coachesPage,
  coachPages,
  contactPage,
  ...(isShown(content['pages/gallery.yaml']) ? photoPages : []),
  offlinePage,
  pricingPage,
  privacyPage,
  weekPage,
  ...dayPages,
  ...(hasTrial ? [trialPage] : []),
];

const { notFound } = content['site.yaml'];
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
