import type { Classes } from '../content/classes.ts';
import type { Trainer } from '../content/trainers.ts';
import { coachAddress } from '../content/addresses.ts';
import { datedText } from '../text/dated-text.ts';
import { fill } from '../text/fill.ts';
import { joinWords } from '../text/format.ts';
import type { DatedLink } from '../parts/DatedLinks.tsx';
import type { Picture } from '../parts/Photo.tsx';
import { addDays } from '../timetable/clock.ts';
import { content, daysOfChange, photoOf, trainerOf } from './content.ts';
import { afterAllDates, beforeAllDates } from './dated-lines.ts';
import { usualCoachOf } from '../timetable/usual-times.ts';
import { extras, liveWeek, usualWeek } from './timetable.ts';

type GymClass = Classes['classes'][number];

const { classes } = content['classes.yaml'];
const { trainers } = content['trainers.yaml'];

/** The photograph of a class or coach; undefined without one. */
export const classPhoto = ({ image, focus, alt }: Partial<GymClass>): Picture | undefined =>
  image === undefined || focus === undefined ? undefined : photoOf({ image, focus, alt });

const slots = [...liveWeek, ...extras];

/** Every coach by id, with {classes} filled into their `line`. */
const coaches = new Map(
  trainers.map((trainer) => {
    const line = fill(trainer.line, { classes: classNamesOf(trainer) });
    return [trainer.id, { ...trainer, line }];
  }),
);

/** The coaches of a class: first the one whom its page names today, then others in the timetable. */
export function coachesOf(gymClass: GymClass): Trainer[] {
  const first = coachOn(gymClass, __TODAY__);
  const held = slots.filter(({ classId }) => classId === gymClass.id);
  const names = new Set(held.map((slot) => slot.trainer));
  const others = trainers.filter((one) => one.id !== first && names.has(one.name));
  return [...(first === undefined ? [] : [first]), ...others.map((one) => one.id)].map((one) =>
    coaches.get(one)!,
  );
}

/** The coach whom pages name with a class on a day: who gives most of its times then. */
function coachOn({ id }: GymClass, day: string) {
  return usualCoachOf(usualWeek, id, day);
}

/** The name of the coach of a class, as a dated text; undefined while the class has no time. */
export function coachNameOf(gymClass: GymClass): string | undefined {
  if (coachOn(gymClass, __TODAY__) === undefined) return undefined;
  return datedText(daysOfChange, (day) => {
    const id = coachOn(gymClass, day);
    return id === undefined ? '' : trainerOf(id).name;
  });
}

/** Links to the coach of a class, one for each coach from today on. */
export function coachLinksOf(gymClass: GymClass): DatedLink[] {
  const runs = daysOfChange
    .map((from) => ({ from, id: coachOn(gymClass, from) }))
    .filter(({ id }, index, all) => id !== all[index - 1]?.id);
  return runs.flatMap(({ from, id }, index) => {
    const next = runs[index + 1];
    const until = next ? addDays(next.from, -1) : afterAllDates;
    const days = { from: index === 0 ? beforeAllDates : from, until, shown: index === 0 };
    if (id === undefined) return [];
    const { name } = trainerOf(id);
    return [{ label: name, to: coachAddress(id), days: runs.length > 1 ? days : undefined }];
  });
}

/** The names of the classes with which pages name a coach, as a dated text. */
function classNamesOf({ id }: Trainer): string {
  return datedText(daysOfChange, (day) =>
    joinWords(classes.filter((one) => coachOn(one, day) === id).map(({ name }) => name)),
  );
}

/** The classes of a coach, in the usual week or on some days. */
export function classesOf({ name }: Trainer): GymClass[] {
  const held = new Set(slots.filter((slot) => slot.trainer === name).map(({ classId }) => classId));
  return classes.filter((one) => held.has(one.id));
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
