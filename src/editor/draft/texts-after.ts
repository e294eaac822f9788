import { applyEdit } from '../../yaml-edits/apply-edit.ts';
import { EditRefused } from '../../yaml-edits/edit-refused.ts';
import { newText } from '../../yaml-edits/new-text.ts';
import type { Act } from '../protocol.ts';
import type { Texts } from './text-change.ts';

/** The texts of all files after an act; throws EditRefused if the act does not fit the draft. */
export function textsAfter(texts: Texts, act: Act): Texts {
  const next = new Map(texts);
  for (const { from, to } of act.rename ?? []) {
    refuseExisting(next, to);
    next.set(to, textIn(next, from));
    next.delete(from);
  }
  for (const { file, value } of act.make ?? []) {
    refuseExisting(next, file);
    next.set(file, newText(value));
  }
  for (const { file, edit } of act.edits ?? []) next.set(file, applyEdit(textIn(next, file), edit));
  for (const file of act.drop ?? []) {
    textIn(next, file);
    next.delete(file);
  }
  return next;
}

/** The files that an act names. */
export const filesOfAct = ({ edits = [], make = [], drop = [], rename = [] }: Act): string[] => [
  ...edits.map(({ file }) => file),
  ...make.map(({ file }) => file),
  ...drop,
  ...rename.flatMap(({ from, to }) => [from, to]),
];

function refuseExisting(texts: Texts, file: string) {
  if (texts.has(file)) throw new EditRefused([], 'a file with this name already exists.');
}

function textIn(texts: Texts, file: string): string {
  const text = texts.get(file);
  if (text === undefined) throw new EditRefused([], 'this file no longer exists.');
  return text;
}
