/* The answers about coaches that several pages need. */

import { coachPath } from '../../content/page-paths.ts';
import type { Classes } from '../../content/classes.ts';
import { fill } from '../../content/text/fill.ts';
import { joinWords } from '../../content/text/format.ts';
import type { Trainer } from '../../content/trainers.ts';
import type { PortraitProps } from '../../design/parts/Photo.tsx';
import { usualCoachOf } from '../../timetable/slots.ts';
import { oncePerSite, type SiteContent } from '../site-content.ts';
import { timetableOf } from '../schedule/timetable.ts';

type GymClass = Classes['classes'][number];

/** All coaches by id, with {classes} filled into their `line`. */
const coachesById = oncePerSite(
  (site) =>
    new Map(
      site.files['trainers.yaml'].trainers.map((trainer) => {
        const line = fill(trainer.line, { classes: classNamesOf(site, trainer) });
        return [trainer.id, { ...trainer, line }];
      }),
    ),
);

/** Returns the coaches of a class: first the coach whom its page names today, then others in the timetable. */
export function coachesOf(site: SiteContent, gymClass: GymClass): Trainer[] {
  const { trainers } = site.files['trainers.yaml'];
  const first = coachOf(site, gymClass)?.id;
  const held = timetableOf(site).allSlots.filter((slot) => slot.class === gymClass.id);
  const ids = new Set(held.map((slot) => slot.trainer));
  const others = trainers.filter(({ id }) => id !== first && ids.has(id));
  return [...(first === undefined ? [] : [first]), ...others.map((one) => one.id)].map((one) =>
    coachesById(site).get(one)!,
  );
}

/** Returns the coach whom pages name with a class; undefined while the class has no time. */
export function coachOf(site: SiteContent, gymClass: GymClass): Trainer | undefined {
  const id = usualCoachOf(timetableOf(site).usualWeek, gymClass.id, site.today);
  return id === undefined ? undefined : site.trainerOf(id);
}

/** A row of facts about a class; some values are links. */
export interface Fact {
  label: string;
  value: string;
  to?: string;
}

/** Returns the name and page of the coach of a class, for a row of facts; none while the class has no time. */
export function coachLinkOf(
  site: SiteContent,
  gymClass: GymClass,
): Required<Omit<Fact, 'label'>>[] {
  const coach = coachOf(site, gymClass);
  return coach ? [{ value: coach.name, to: coachPath(coach.id) }] : [];
}

/** Returns the names of the classes with which pages name a coach. */
function classNamesOf(site: SiteContent, { id }: Trainer): string {
  const { classes } = site.files['classes.yaml'];
  return joinWords(
    classes.filter((one) => coachOf(site, one)?.id === id).map(({ name }) => name),
    site.place,
  );
}

/** Returns the classes of a coach, in the usual week or on some days. */
export function classesOf(site: SiteContent, { id }: Trainer): GymClass[] {
  const { classes } = site.files['classes.yaml'];
  return classes.filter((one) =>
    timetableOf(site).allSlots.some((slot) => slot.trainer === id && slot.class === one.id),
  );
}

export const allCoaches = (site: SiteContent): Trainer[] => [...coachesById(site).values()];

/** Returns the portrait of a coach, or else a photograph of a class, the classes in `preferred` first. */
export function portraitOf(
  site: SiteContent,
  coach: Trainer,
  ...preferred: readonly GymClass[]
): PortraitProps | undefined {
  const { standIn } = site.files['pages/coach.yaml'];
  const own = site.photoIn(coach);
  if (own) return { photo: own, note: undefined };
  const photo = [...preferred, ...classesOf(site, coach)].flatMap(
    (one) => site.photoIn(one) ?? [],
  )[0];
  return photo && { photo: { ...photo, alt: undefined }, note: standIn };
}
