import { mergeTexts } from '../../yaml-edits/merge-texts.ts';
import { isSame } from '../../yaml-edits/value-at.ts';
import type { DraftEntry, FileConflict } from '../draft/draft-entry.ts';
import { setText, type Draft } from '../draft/draft.ts';
import { changesOfTexts } from '../draft/text-change.ts';
import type { DraftedTexts } from './shared-draft.ts';

/**
 * Merges what another device has changed since both had the same draft; a field that both changed is a conflict. `agreed`
 * and `theirs` have the files that each draft changes.
 */
export function mergeDevice(
  draft: Draft,
  agreed: DraftedTexts,
  theirs: DraftedTexts,
): DraftEntry | undefined {
  const texts = new Map(draft.texts);
  const conflicts = [...draft.conflicts];
  const textIn = (one: DraftedTexts, file: string) =>
    one.has(file) ? one.get(file) : draft.saved.get(file);
  const files = [...new Set([...agreed.keys(), ...theirs.keys()])];
  for (const file of files) {
    const since = textIn(agreed, file);
    const other = textIn(theirs, file);
    const merged = mergeTexts(since, texts.get(file), other);
    setText(texts, file, merged.text);
    const found = merged.conflicts.map((one) => ({ ...one, file, since, other }));
    conflicts.push(
      ...found.filter((one) => !conflicts.some((known) => isSameQuestion(known, one))),
    );
  }
  const changes = changesOfTexts(draft.texts, texts, files);
  if (changes.length === 0 && conflicts.length === draft.conflicts.length) return undefined;
  return { kind: 'head', head: draft.head, saved: [], texts: changes, conflicts };
}

const isSameQuestion = (one: FileConflict, other: FileConflict) =>
  one.file === other.file && isSame(one.path, other.path) && isSame(one.theirs, other.theirs);
