import { classAddress, coachAddress } from '../../content/addresses.ts';
import { allCoaches, classesOf } from '../coaches/coaches.ts';
import { content, photoOf } from '../content.ts';

/** Props of /about. */
export function aboutProps() {
  const about = content['pages/about.yaml'];
  const { banner, collage, trainers } = about;
  return {
    ...about,
    banner: { title: banner.title, photo: photoOf(banner) },
    collage: collage.map(photoOf),
    trainers: {
      heading: trainers.heading,
      intro: allCoaches.length === 1 ? trainers.introForOne : trainers.intro,
      photo: photoOf(trainers),
      all: { label: content['pages/coach.yaml'].allCoaches, to: '/coaches' },
      coaches: allCoaches.map((coach) => ({
        to: coachAddress(coach.id),
        name: coach.name,
        role: coach.role,
        line: coach.line,
        classes: classesOf(coach).map(({ id, name }) => ({ name, to: classAddress(id) })),
      })),
    },
  };
}
