/*
 * What all controls share: their props, their ids, and `usePlace`, which reads a field of the draft and changes it.
 */

import { valueAt } from '../../content/path.ts';
import type { FieldPlace } from '../draft/edit.ts';
import { editOfField, fileAfter, type FileEdit } from '../draft/edit.ts';
import { idFollowing, markFollowing, untilFollowing } from '../draft/following-edits.ts';
import { publishedValueAt } from '../draft/published-value.ts';
import { actionFollowing } from '../draft/moved-post.ts';
import { formOfFile, useDeskState, useStore } from '../draft/use-desk.ts';
import type { ValueField } from '../../content/field.ts';

/** The props of every control. */
export interface FieldControl extends FieldPlace {
  field: ValueField;
  label: string;
  id: string;
  /** The ids of its hint and its message. */
  describedBy: string | undefined;
  isWrong: boolean;
  value: unknown;
  change: (next: unknown) => void;
}

/** Hook with the value at a place, its published value, and a function that changes it. */
export function usePlace(
  { file, path }: FieldPlace,
  follows?: (next: unknown) => readonly FileEdit[],
) {
  const store = useStore();
  const state = useDeskState();
  const form = formOfFile(state, file);
  const value = valueAt(state.values[file], path);
  const isFileChanged = Object.hasOwn(state.published, file);
  const published = publishedValueAt(state, { file, path });
  const change = (next: unknown) => {
    const { edits = [] } = actionFollowing(state, { file, path }, next);
    store.write({
      field: { file, path },
      edits: [
        ...edits,
        editOfField({ file: fileAfter(edits, file), path }, next),
        ...idFollowing(state, { file, path }, next),
        ...untilFollowing(state, { file, path }, next),
        ...markFollowing(state, { file, path }, next),
        ...(follows?.(next) ?? []),
      ],
    });
  };
  return { state, store, form, value, published, isFileChanged, change };
}

/** The id of the control for a place. */
export const idOf = ({ file, path }: FieldPlace) =>
  `f-${file.replace(/\W/g, '-')}-${path.join('-')}`;

/** Whether an element is in the control of a field of the draft. */
export const isFieldOfDraft = (element: Element) => element.closest('[id^="f-"]') !== null;

/** The first control inside a part of a form, to be focused. */
export const firstControlIn = (part: HTMLElement) =>
  part.querySelector<HTMLElement>(
    'input:not([type="file"]), select, textarea, [contenteditable], button[id]',
  );

/** Focuses the field at a place, or the first field of a group there, once it is on the screen; opens folds around it. */
export const focusSoon = (place: FieldPlace) =>
  requestAnimationFrame(() => {
    const id = idOf(place);
    const field = document.querySelector<HTMLElement>(`[id="${id}"], [id^="${id}-"]`);
    if (field) openFolds(field);
    field?.focus();
  });

/** Opens the folds around a field. */
export function openFolds(field: Element) {
  for (let at = field.closest('details'); at; at = at.parentElement!.closest('details'))
    at.open = true;
}

export type { FieldPlace };
