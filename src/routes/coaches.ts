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

/** Every coach by id, with {classes} filled into their `line`. */
const coaches = new Map(
  trainers.map((trainer) => {
    const names = assignedClassesOf(trainer).map(({ name }) => name);
    return [trainer.id, { ...trainer, line: fill(trainer.line, { classes: joinWords(names) }) }];
  }),
);

/** The coaches of a class: first the one named in classes.yaml, then others in the timetable. */
export function coachesOf({ id, trainer }: GymClass): Trainer[] {
  const names = new Set(slots.filter(({ classId }) => classId === id).map((slot) => slot.trainer));
  const others = trainers.filter((one) => one.id !== trainer && names.has(one.name));
  return [trainer, ...others.map((one) => one.id)].map((one) => coaches.get(one)!);
}

function assignedClassesOf({ id }: Trainer) {
  return classes.filter(({ trainer }) => trainer === id);
}

/** The classes of a coach, by classes.yaml or by the timetable. */
export function classesOf({ id, name }: Trainer): GymClass[] {
  const held = new Set(slots.filter((slot) => slot.trainer === name).map(({ classId }) => classId));
  return classes.filter((one) => one.trainer === id || held.has(one.id));
}

/** The coach with this id, if there is one. */
export const findCoach = (id: string) => coaches.get(id);
export const allCoaches = [...coaches.values()];

/** The portrait of a coach; without one, a photograph of a class, those in `preferred` first. */
export function portraitOf(coach: Trainer, ...preferred: readonly GymClass[]) {
  const { standIn } = content['pages/coach.yaml'];
  const own = classPhoto(coach);
  if (own) return { photo: own, note: undefined };
  const photo = [...preferred, ...classesOf(coach)].flatMap((one) => classPhoto(one) ?? [])[0];
  return photo && { photo: { ...photo, alt: undefined }, note: standIn };
}
