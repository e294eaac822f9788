import { weekdays } from '../content/weekdays.ts';
import { Shell } from '../design/shell/Shell.tsx';
import { aboutPage } from './about/about-page.ts';
import { accountPages } from './account/account-pages.ts';
import { listPages } from './blog/blog-page.ts';
import { postPage } from './blog/post-page.ts';
import { blogPostsOf } from './blog/posts.ts';
import { classPage } from './classes/class-page.ts';
import { classesPage } from './classes/classes-page.ts';
import { coachesPage, coachPage } from './coaches/coach-pages.ts';
import { allCoaches } from './coaches/coaches.ts';
import { contactPage } from './contact/contact-page.ts';
import { galleryPages } from './gallery/gallery-page.ts';
import { homePage } from './home/home-page.ts';
import { missingPage } from './missing/missing-page.ts';
import { offlinePage } from './missing/offline-page.ts';
import { isListed, type Page } from './page.tsx';
import { pricingPage } from './pricing/pricing-page.ts';
import { privacyPage } from './privacy/privacy-page.ts';
import { dayPage } from './schedule/day-pages.ts';
import { weekPage } from './schedule/week-page.ts';
import { shellProps } from './shell-props.ts';
import { oncePerSite, type SiteContent } from './site-content.ts';
import { trialPages } from './trial/trial-page.ts';

/** All pages of a site: its table of contents. A new page is added here. */
const pagesOf = (site: SiteContent): Page[] => [
  homePage(site),
  aboutPage(site),
  ...accountPages(site),
  ...listPages(site),
  ...blogPostsOf(site).all.map((post) => postPage(site, post)),
  classesPage(site),
  ...site.files['classes.yaml'].classes.map((one) => classPage(site, one)),
  coachesPage(site),
  // Coaches who are on no list have a page too.
  ...allCoaches(site).map((one) => coachPage(site, one)),
  contactPage(site),
  ...galleryPages(site),
  offlinePage(site),
  pricingPage(site),
  privacyPage(site),
  weekPage(site),
  ...weekdays.map((day) => dayPage(site, day)),
  ...trialPages(site),
];

/** The pages of a site by path. */
const pagesByPath = oncePerSite((site) => new Map(pagesOf(site).map((one) => [one.path, one])));

/** Opens the page at a path, inside the shell that surrounds every page. */
export async function openPage(site: SiteContent, path: string) {
  const found = pagesByPath(site).get(path);
  const { handle, element } = await (found ?? missingPage(site)).open();
  return {
    handle,
    element: (
      <Shell {...shellProps(site)} page={handle}>
        {element}
      </Shell>
    ),
    status: found ? (200 as const) : (404 as const),
  };
}

export const pathsOf = (site: SiteContent): string[] => [...pagesByPath(site).keys()];

/** Returns the paths that search engines may index. */
export const listedPathsOf = (site: SiteContent): string[] =>
  [...pagesByPath(site).values()].filter(isListed).map(({ path }) => path);
