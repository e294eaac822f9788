import { fill } from '../text/fill.ts';
import { joinWords } from '../text/format.ts';
import type { AboutPageProps } from '../pages/AboutPage.tsx';
import { content, photoOf } from './content.ts';

export function aboutProps(): AboutPageProps {
  const about = content['pages/about.yaml'];
  const { banner, collage, trainers } = about;
  const coaches = content['trainers.yaml'].trainers;
  const { classes } = content['classes.yaml'];
  const namesOf = (trainer: string) =>
    classes.filter((one) => one.trainer === trainer).map(({ name }) => name);
  return {
    ...about,
    banner: { title: banner.title, photo: photoOf(banner) },
    collage: collage.map(photoOf),
    trainers: {
      heading: trainers.heading,
      intro: coaches.length === 1 ? trainers.introForOne : trainers.intro,
      photo: photoOf(trainers),
      coaches: coaches.map((coach) => ({
        ...coach,
        line: fill(coach.line, { classes: joinWords(namesOf(coach.id)) }),
        classes: namesOf(coach.id).join(', '),
      })),
    },
  };
}
