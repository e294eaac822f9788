import { fill } from '../fill.ts';
import { joinWords } from '../format.ts';
import type { AboutPageProps } from '../pages/AboutPage.tsx';
import { content, photoOf } from './content.ts';

export function aboutProps(): AboutPageProps {
  const { banner, label, heading, paragraphs, button, collage, values, trainers } =
    content['pages/about.yaml'];
  const coaches = content['trainers.yaml'].trainers;
  const { classes } = content['classes.yaml'];
  const namesOf = (trainer: string) =>
    classes.filter((one) => one.trainer === trainer).map(({ name }) => name);
  return {
    banner: { title: banner.title, photo: photoOf(banner) },
    label,
    heading,
    paragraphs,
    button,
    collage: collage.map(photoOf),
    values,
    trainers: {
      heading: trainers.heading,
      intro: coaches.length === 1 ? trainers.introForOne : trainers.intro,
      photo: photoOf(trainers),
      coaches: coaches.map(({ id, name, role, line }) => ({
        id,
        name,
        role,
        line: fill(line, { classes: joinWords(namesOf(id)) }),
        classes: namesOf(id).join(', '),
      })),
    },
  };
}
