/* Hooks and functions with which components read the desk: its store and its state. */

import { createContext, use, useSyncExternalStore } from 'react';
import type { DeskStore } from './desk-store.ts';
import { type FieldPlace, isInside } from './edit.ts';
import { formIn } from './forms.ts';
import type { DeskProblem } from './protocol.ts';
import type { Path } from '../../content/path.ts';
import { fieldAt, type Field, type GroupField, valuesIn } from '../../content/field.ts';
import type { DeskState } from './desk-state.ts';
import type { Names } from '../words/names.ts';
import { placeInWords } from '../words/place-in-words.ts';
import { namesOfThings } from '../words/site-names.ts';

/** The store of the open desk. */
export const DeskContext = createContext<DeskStore | undefined>(undefined);

/** The store of the desk, for actions; see `useDeskState` for its state. */
export function useStore(): DeskStore {
  const store = use(DeskContext);
  if (!store) throw new Error('There is no desk context.');
  return store;
}

/** Subscribes a component to the state of the desk. */
export function useDeskState(): DeskState {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}

/** The form of a file, or of the files of its folder. */
export function formOfFile({ setting: { forms } }: DeskState, file: string): Field {
  const form = formIn(forms, file);
  if (!form) throw new Error(`There is no form for ${file}.`);
  return form;
}

/** The form of a group of fields: a file as a whole, or an item of a list in it. */
export const groupAt = (state: DeskState, file: string, path: Path = []) =>
  fieldAt(formOfFile(state, file), path) as GroupField;

/** All values of the draft that are filled in, with their places and fields. */
export const valuesOf = (state: DeskState) =>
  state.files.flatMap((file) =>
    [...valuesIn(formOfFile(state, file), state.values[file])].map((one) => ({ file, ...one })),
  );

/** The names of things in the current state. */
export const namesIn = ({ things }: Pick<DeskState, 'things'>): Names => namesOfThings(things);

/** A place of the draft in words: "Experts: price". */
export const placeOfDraft = (state: DeskState, { file, path }: FieldPlace): string =>
  placeInWords(file, formOfFile(state, file), state.values[file], path, namesIn(state));

/** Whether a problem is an error, and not just an empty field. */
export const isToFix = ({ severity, isEmpty }: DeskProblem) => severity === 'error' && !isEmpty;

/** The problems at a place or inside it. */
export const problemsIn = ({ problems }: DeskState, file: string, path: Path): DeskProblem[] =>
  problems.filter((one) => isInside(one, { file, path }));

const query = '(min-width: 60rem)';

/** Whether the preview fits beside the form. */
export const useIsWide = () =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
