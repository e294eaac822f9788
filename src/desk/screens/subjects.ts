/* The subjects of the desk: which files belong to each, on which screen a field is, and what is wrong there. */

import { valueAt } from '../../content/path.ts';
import type { FieldPlace } from '../draft/edit.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { linkTo, linkToField } from '../form/route.ts';
import { isToFix } from '../draft/use-desk.ts';

/** The subjects in the list at the left of the desk, and the content files of each. */
export const subjects = {
  prices: (file: string) => file === 'plans.yaml',
  timetable: (file: string) => file.startsWith('schedule/'),
  coaches: (file: string) => file === 'classes.yaml' || file === 'trainers.yaml',
  hours: (file: string) => file === 'hours.yaml',
  notice: (file: string) => file === 'notice.yaml',
  posts: (file: string) => file.startsWith('posts/'),
  photographs: (file: string) => file === 'gallery.yaml',
  pages: (file: string) =>
    file.startsWith('pages/') ||
    file === 'site.yaml' ||
    file === 'accounts.yaml' ||
    file === 'voices.yaml' ||
    file === 'faq.yaml',
  contact: (file: string) => file === 'contact.yaml',
} satisfies Record<string, (file: string) => boolean>;

/** The key of a subject. */
export type Subject = keyof typeof subjects;

/** All subjects, in the order of the list. */
export const subjectNames = Object.keys(subjects) as Subject[];

/** The subject of a content file. */
export const subjectOf = (file: string): Subject =>
  subjectNames.find((name) => subjects[name](file)) ?? 'pages';

/** The route of the screen that edits a part of a file. */
export function screenOf(file: string, path: FieldPlace['path'] = []): readonly string[] {
  const item = path.slice(1, 2).map(String);
  const subject = subjectOf(file);
  if (subject === 'posts') return ['posts', file.slice('posts/'.length, -'.yaml'.length)];
  if (subject === 'pages') return ['pages', file];
  if (subject === 'timetable') return ['timetable', file, ...(path[0] === 'classes' ? item : [])];
  if (subject === 'coaches')
    return ['coaches', file === 'classes.yaml' ? 'classes' : 'trainers', ...item];
  return [subject];
}

/** The link to a field on its screen. */
export const linkToPlace = (place: FieldPlace) =>
  linkToField(screenOf(place.file, place.path), place);

/** The link to the task that resolves a note of the check, such as removing a coach who has left. */
export function linkToTask(
  { values }: Pick<DeskState, 'values'>,
  { file, path }: FieldPlace,
): string {
  if (path.at(-1) === 'placeholder') return linkTo('invented');
  if (file !== 'trainers.yaml' || path.at(-1) !== 'lastDay') return linkToPlace({ file, path });
  return linkTo('leaves', String(valueAt(values[file], [...path.slice(0, -1), 'id'])));
}

/** Opens the screen of a field, at that field. */
export function goToPlace(place: FieldPlace) {
  location.hash = linkToPlace(place);
}

/** The number of changes to a subject; each action belongs to one. */
export const changesIn = ({ changes }: DeskState, subject: Subject) =>
  changes.filter(({ places }) => subjects[subject](places[0]!.file)).length;

/**
 * The errors of a subject, or of all subjects, which prevent a save. `isBad`: at least one is more than an empty field.
 * `count`: their number in words.
 */
export function wrongIn({ problems, held }: DeskState, subject?: Subject) {
  const wrong = [...held, ...problems]
    .filter(({ severity }) => severity === 'error')
    .filter(({ file }) => subject === undefined || subjects[subject](file));
  const isBad = wrong.some(isToFix);
  const count = isBad ? `${wrong.length} to fix` : `${wrong.length} not filled in yet`;
  return { wrong, isBad, count };
}
