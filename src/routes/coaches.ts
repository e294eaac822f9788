import type { Classes } from '../content/classes.ts';
import type { Trainer } from '../content/trainers.ts';
import { fill } from '../text/fill.ts';
import { joinWords } from '../text/format.ts';
import type { Picture } from '../parts/Photo.tsx';
import { content, photoOf } from './content.ts';
import { extras, liveWeek } from './timetable.ts';

type GymClass = Classes['classes'][number];

const { classes } = content['classes.yaml'];
const { trainers } = content['trainers.yaml'];

/** The photograph of a class; undefined without one. */
export const classPhoto = ({ image, focus, alt }: Partial<GymClass>): Picture | undefined =>
  image === undefined || focus === undefined ? undefined : photoOf({ image, focus, alt });

const slots = [...liveWeek, ...extras];

/** Every coach with their sentence, in which {classes} is filled in. */
const coaches = new Map(
  trainers.map((trainer) => {
    const names = classesGivenTo(trainer).map(({ name }) => name);
    return [trainer.id, { ...trainer, line: fill(trainer.line, { classes: joinWords(names) }) }];
  }),
);

/** The coach of a class, then the others who give it. */
export function coachesOf({ id, trainer }: GymClass): Trainer[] {
  const names = new Set(slots.filter(({ classId }) => classId === id).map((slot) => slot.trainer));
  const others = trainers.filter((one) => one.id !== trainer && names.has(one.name));
  return [trainer, ...others.map((one) => one.id)].map((one) => coaches.get(one)!);
}

function classesGivenTo({ id }: Trainer) {
  return classes.filter(({ trainer }) => trainer === id);
}

/** The classes that a coach gives, by classes.yaml or by the timetable. */
export function classesOf({ id, name }: Trainer): GymClass[] {
  const held = new Set(slots.filter((slot) => slot.trainer === name).map(({ classId }) => classId));
  return classes.filter((one) => one.trainer === id || held.has(one.id));
}

export const findCoach = (id: string) => coaches.get(id);
export const allCoaches = [...coaches.values()];

/** The portrait of a coach, or a photograph of their class until there is one; undefined without either. */
export function portraitOf(coach: Trainer, ...usual: readonly GymClass[]) {
  const { standIn } = content['pages/coach.yaml'];
  const own = classPhoto(coach);
  if (own) return { photo: own, note: undefined };
  const photo = [...usual, ...classesOf(coach)].flatMap((one) => classPhoto(one) ?? [])[0];
  return photo && { photo: { ...photo, alt: undefined }, note: standIn };
}
