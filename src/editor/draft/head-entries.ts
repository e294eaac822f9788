import { mergeTexts, type MergedText } from '../../yaml-edits/merge-texts.ts';
import { sidesOfMerge } from '../../yaml-edits/sides-of-merge.ts';
import { isSame } from '../../yaml-edits/value-at.ts';
import type { ChangedTexts } from '../history.ts';
import type { DraftEntry, FileConflict } from './draft-entry.ts';
import { setText, type Draft } from './draft.ts';
import { changesOfTexts, filesOf, type Texts } from './text-change.ts';

/** Log entries of a draft for new saved content, the outcome of a commit, and proposals. */

/**
 * The entry that merges a new head (a saved state of the content) into a draft; undefined if nothing is new and no
 * commit is pending. A saved text that comes from the draft's own pending commit is the base of the merge, so that a
 * draft has no conflict with itself.
 */
export function headMoved(draft: Draft, head: string, saved: Texts): DraftEntry | undefined {
  const texts = new Map(draft.texts);
  const files = [...filesOf(draft.saved, saved)];
  const moved = files.filter((file) => isMoved(draft, file, saved.get(file)));
  if (head === draft.head && moved.length === 0 && !draft.underWay) return undefined;
  const conflicts = draft.conflicts.filter(({ file }) => !moved.includes(file));
  for (const file of moved) {
    const theirs = textOfSides(draft.saved.get(file), saved.get(file));
    const own = draft.underWay?.texts[file];
    const isOwn = own !== undefined && (own ?? undefined) === saved.get(file);
    const base = isOwn ? theirs.text : draft.saved.get(file);
    const merged = mergeTexts(base, draft.texts.get(file), theirs.text);
    setText(texts, file, merged.text);
    const found = [...theirs.conflicts, ...merged.conflicts];
    const since = draft.saved.get(file);
    const still = stillOpen(draft.conflicts, file, merged.text, theirs.text);
    conflicts.push(
      ...still.filter(
        ({ path, other }) => other !== undefined || !found.some((one) => isSame(one.path, path)),
      ),
      ...found.map((one) => ({ ...one, file, since })),
    );
  }
  return entryOfHead(draft, head, saved, texts, conflicts);
}

/** The entry for a pending commit that became the new head, when nothing else has changed. */
export function committed(draft: Draft, head: string): DraftEntry {
  const saved = new Map(draft.saved);
  for (const [file, text] of Object.entries(draft.underWay!.texts))
    setText(saved, file, text ?? undefined);
  return entryOfHead(draft, head, saved, draft.texts, draft.conflicts);
}

/** The entry for a pending commit that was refused. */
export const notCommitted = (draft: Draft): DraftEntry =>
  entryOfHead(draft, draft.head, draft.saved, draft.texts, draft.conflicts);

/** The entry for a commit that became a proposal: its changes leave the draft, later ones stay. */
export function proposed(draft: Draft): DraftEntry {
  const changes = Object.entries(draft.underWay!.texts).map(
    ([file, after]) => [file, { before: draft.saved.get(file) ?? null, after }] as const,
  );
  const texts = draft.textsWithout([Object.fromEntries(changes)]);
  const files = changes.map(([file]) => file);
  return { kind: 'proposed', texts: changesOfTexts(draft.texts, texts, files) };
}

/** The entry that adds the changes of a proposal to the draft; fields that were changed since become conflicts. */
export function taken(draft: Draft, changes: ChangedTexts): DraftEntry {
  const texts = new Map(draft.texts);
  const conflicts = [...draft.conflicts];
  for (const [file, { before, after }] of Object.entries(changes)) {
    const since = before ?? undefined;
    const merged = mergeTexts(since, after ?? undefined, draft.texts.get(file));
    setText(texts, file, merged.text);
    conflicts.push(...merged.conflicts.map((one) => ({ ...one, file, since })));
  }
  const changed = changesOfTexts(draft.texts, texts, Object.keys(changes));
  return { kind: 'taken', texts: changed, conflicts };
}

/** The unresolved conflicts of a file, with the values in its current text. */
function stillOpen(
  conflicts: readonly FileConflict[],
  file: string,
  mine: string | undefined,
  theirs: string | undefined,
) {
  return conflicts
    .filter((one) => one.file === file)
    .flatMap(({ since, base, path, other }) => {
      const isSameConflict = (one: FileConflict) =>
        isSame(one.base, base) &&
        one.path.length === path.length &&
        one.path.at(-1) === path.at(-1);
      return mergeTexts(since, mine, other ?? theirs)
        .conflicts.map((one) => ({ ...one, file, since, other }))
        .filter(isSameConflict)
        .slice(0, 1);
    });
}

/** Whether the saved text of a file has changed, or contains unresolved git conflict markers. */
function isMoved(draft: Draft, file: string, saved: string | undefined): boolean {
  const isUnresolved = () =>
    draft.texts.get(file) === saved && textOfSides(saved, saved).text !== saved;
  return saved !== draft.saved.get(file) || isUnresolved();
}

const entryOfHead = (
  draft: Draft,
  head: string,
  saved: Texts,
  texts: Texts,
  conflicts: readonly FileConflict[],
): DraftEntry => ({
  kind: 'head',
  head,
  saved: changesOfTexts(draft.saved, saved, filesOf(draft.saved, saved)),
  texts: changesOfTexts(draft.texts, texts, filesOf(draft.texts, texts)),
  conflicts,
});

/** Merges the two sides of a text with git's conflict markers; where they disagree, the result has conflicts. */
function textOfSides(saved: string | undefined, text: string | undefined): MergedText {
  const sides = text === undefined ? undefined : sidesOfMerge(text);
  const isKnown = saved !== undefined && !sidesOfMerge(saved);
  const merged = sides && mergeTexts(isKnown ? saved : undefined, sides.mine, sides.theirs);
  const isRead = merged?.conflicts.every(({ path }) => path.length > 0);
  return merged && isRead ? merged : { text, conflicts: [] };
}
