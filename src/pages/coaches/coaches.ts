import { coachAddress } from '../../content/addresses.ts';
import type { Classes } from '../../content/classes.ts';
import { fill } from '../../content/text/fill.ts';
import { joinWords } from '../../content/text/format.ts';
import type { Trainer } from '../../content/trainers.ts';
import type { Picture, PortraitProps } from '../../design/parts/Photo.tsx';
import { usualCoachOf } from '../../timetable/slots.ts';
import { content, photoOf, trainerOf } from '../content.ts';
import { allSlots, usualWeek } from '../schedule/timetable.ts';

type GymClass = Classes['classes'][number];

const { classes } = content['classes.yaml'];
const { trainers } = content['trainers.yaml'];

/** Returns the photograph of a class or coach, if it has one. The questions of pages about coaches are below. */
export const classPhoto = ({ image, focus, alt }: Partial<GymClass>): Picture | undefined =>
  image === undefined || focus === undefined ? undefined : photoOf({ image, focus, alt });

/** All coaches by id, with {classes} filled into their `line`. */
const coaches = new Map(
  trainers.map((trainer) => {
    const line = fill(trainer.line, { classes: classNamesOf(trainer) });
    return [trainer.id, { ...trainer, line }];
  }),
);

/** Returns the coaches of a class: first the coach whom its page names today, then others in the timetable. */
export function coachesOf(gymClass: GymClass): Trainer[] {
  const first = coachOf(gymClass)?.id;
  const held = allSlots.filter((slot) => slot.class === gymClass.id);
  const ids = new Set(held.map((slot) => slot.trainer));
  const others = trainers.filter(({ id }) => id !== first && ids.has(id));
  return [...(first === undefined ? [] : [first]), ...others.map((one) => one.id)].map((one) =>
    coaches.get(one)!,
  );
}

/** Returns the coach whom pages name with a class; undefined while the class has no time. */
export function coachOf(gymClass: GymClass): Trainer | undefined {
  const id = usualCoachOf(usualWeek, gymClass.id, __TODAY__);
  return id === undefined ? undefined : trainerOf(id);
}

/** A row of facts about a class; some values are links. */
export interface Fact {
  label: string;
  value: string;
  to?: string;
}

/** Returns the name and page of the coach of a class, for a row of facts; none while the class has no time. */
export function coachLinkOf(gymClass: GymClass): Required<Omit<Fact, 'label'>>[] {
  const coach = coachOf(gymClass);
  return coach ? [{ value: coach.name, to: coachAddress(coach.id) }] : [];
}

/** Returns the names of the classes with which pages name a coach. */
function classNamesOf({ id }: Trainer): string {
  return joinWords(classes.filter((one) => coachOf(one)?.id === id).map(({ name }) => name));
}

/** Returns the classes of a coach, in the usual week or on some days. */
export function classesOf({ id }: Trainer): GymClass[] {
  return classes.filter((one) =>
    allSlots.some((slot) => slot.trainer === id && slot.class === one.id),
  );
}

/** Returns the coach with this id, if there is one. */
export const findCoach = (id: string) => coaches.get(id);
export const allCoaches = [...coaches.values()];

/** Returns the portrait of a coach, or else a photograph of a class, the classes in `preferred` first. */
export function portraitOf(
  coach: Trainer,
  ...preferred: readonly GymClass[]
): PortraitProps | undefined {
  const { standIn } = content['pages/coach.yaml'];
  const own = classPhoto(coach);
  if (own) return { photo: own, note: undefined };
  const photo = [...preferred, ...classesOf(coach)].flatMap((one) => classPhoto(one) ?? [])[0];
  return photo && { photo: { ...photo, alt: undefined }, note: standIn };
}
