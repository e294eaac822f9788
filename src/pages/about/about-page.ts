import { classPath, coachPath } from '../../content/page-paths.ts';
import { allCoaches, classesOf } from '../coaches/coaches.ts';
import { bannerHead, page } from '../page.tsx';
import type { SiteContent } from '../site-content.ts';

/** Returns the props of the page /about (AboutPage.tsx), from content/pages/about.yaml and the coaches. */
export function aboutProps(site: SiteContent) {
  const about = site.files['pages/about.yaml'];
  const { banner, collage, trainers, ...others } = about;
  const coaches = allCoaches(site);
  return {
    ...others,
    banner: site.bannerOf(banner),
    collage: collage.map(site.photoOf),
    coaches: {
      heading: trainers.heading,
      intro: coaches.length === 1 ? trainers.introForOne : trainers.intro,
      photo: site.photoOf(trainers),
      allCoachesLink: { label: site.files['pages/coach.yaml'].allCoaches, to: '/coaches' },
      list: coaches.map((coach) => ({
        to: coachPath(coach.id),
        name: coach.name,
        role: coach.role,
        line: coach.line,
        classes: classesOf(site, coach).map(({ id, name }) => ({ name, to: classPath(id) })),
      })),
    },
  };
}

/** The page /about. */
export const aboutPage = (site: SiteContent) =>
  page({
    path: '/about',
    template: () => import('./AboutPage.tsx'),
    props: () => aboutProps(site),
    head: () => bannerHead(site, '/about', site.files['pages/about.yaml']),
  });
