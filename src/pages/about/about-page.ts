import { classAddress, coachAddress } from '../../content/addresses.ts';
import { allCoaches, classesOf } from '../coaches/coaches.ts';
import { content, photoOf } from '../content.ts';

/** Returns the props of the page /about (AboutPage.tsx), from content/pages/about.yaml and the coaches. */
export function aboutProps() {
  const about = content['pages/about.yaml'];
  const { banner, collage, trainers, ...others } = about;
  return {
    ...others,
    banner: { title: banner.title, photo: photoOf(banner) },
    collage: collage.map(photoOf),
    coaches: {
      heading: trainers.heading,
      intro: allCoaches.length === 1 ? trainers.introForOne : trainers.intro,
      photo: photoOf(trainers),
      allCoachesLink: { label: content['pages/coach.yaml'].allCoaches, to: '/coaches' },
      list: allCoaches.map((coach) => ({
        to: coachAddress(coach.id),
        name: coach.name,
        role: coach.role,
        line: coach.line,
        classes: classesOf(coach).map(({ id, name }) => ({ name, to: classAddress(id) })),
      })),
    },
  };
}
