/*
 * The question when a changed price or class begins: where it is asked, and what prevents a publish until it is
 * answered.
 */

import { type Group, isGroup, valueAt } from '../../content/path.ts';
import type { KeptForm } from './draft.ts';
import type { FieldPlace } from './edit.ts';
import {
  type PublishedClass,
  publishedValueAt,
  publishedClass,
  type ValuesWithPublished,
} from './published-value.ts';
import { placeAfter } from './place-after.ts';
import type { DeskProblem } from './protocol.ts';

type Forms = Readonly<Record<string, KeptForm>>;

/** The fields of a weekly class whose change can be postponed. */
const fieldsOfClass = ['class', 'trainer', 'start', 'end'] as const;

/** The names of these fields in which a class differs from its published version. */
export const changedFields = (row: Group, published: Group) =>
  fieldsOfClass.filter((name) => row[name] !== published[name]);

/** Whether to ask when a change of a price or weekly class begins: not for a new one, nor while it is incomplete. */
export function asksWhen(state: ValuesWithPublished, place: FieldPlace): boolean {
  const [now, was] = [
    valueAt(state.values[place.file], place.path),
    publishedValueAt(state, place),
  ];
  if (!isGroup(now) || !isGroup(was))
    return typeof now === 'number' && typeof was === 'number' && now !== was;
  const changed = changedFields(now, was);
  // The weeks of such a class count from its first day.
  return (
    (changed.length > 0 || movedFrom(state, place) !== undefined) &&
    now['everyWeeks'] === undefined &&
    !changed.some((name) => now[name] === '')
  );
}

/** The published version of a weekly class that has moved to another weekday. */
export function movedFrom(
  state: ValuesWithPublished,
  place: FieldPlace,
): PublishedClass | undefined {
  const was = publishedClass(state, place);
  return was && place.file !== `schedule/${was.day}.yaml` ? was : undefined;
}

/** The name of the form that asks when a change begins. */
export const beginningOf = ({ file, path }: FieldPlace) => `begins ${file} ${path.join('.')}`;

/** The forms after a change of the draft; those about a place stay with it when a list is put in another order. */
export const formsAfter = (
  forms: Forms,
  before: ValuesWithPublished['values'],
  now: ValuesWithPublished['values'],
): Forms =>
  Object.fromEntries(
    Object.entries(forms).flatMap(([action, form]) => {
      if (!form.place) return [[action, form]];
      const place = placeAfter(form.place, before, now);
      return place ? [[beginningOf(place), { ...form, place }]] : [];
    }),
  );

/**
 * The choices other than “Now” that are not made yet. They prevent a publish, which would publish the change at once.
 */
export const openBeginnings = (forms: Forms, state: ValuesWithPublished): DeskProblem[] =>
  Object.values(forms).flatMap(({ place }) =>
    place && asksWhen(state, place)
      ? [
          {
            ...place,
            severity: 'error',
            message: 'You have not said yet when this begins.',
            fix: 'Choose the day and press the button below it, or choose “Now”.',
            isEmpty: true,
            quickFixes: [],
          },
        ]
      : [],
  );
