import { z } from 'zod';
import { mergeTexts } from '../../yaml-edits/merge-texts.ts';
import type { Draft } from '../draft/draft.ts';
import type { PicturesOfDevices } from './sync-state.ts';
import { changeOfText, changeTexts } from '../draft/text-change.ts';

const part = z.string().nullable();
const sharedDraft = z.strictObject({
  files: z.array(
    z.strictObject({
      /** The hash of the saved text that was changed; null for a new file. */
      base: part,
      change: z.strictObject({ file: z.string(), at: z.number(), removed: part, added: part }),
    }),
  ),
  pictures: z.record(z.string(), z.strictObject({ device: z.string(), size: z.number() })),
});

/** The changes of a draft, for the other devices of its person. Of a changed text it has only the part that differs. */
export type SharedDraft = z.output<typeof sharedDraft>;

/** The JSON of a draft without changes. Equal drafts have equal JSON. */
export const noChanges = JSON.stringify({ files: [], pictures: {} } satisfies SharedDraft);

/** The changes of a draft as JSON. `hashOf` returns the hash of a saved file. */
export function sharedDraftOf(
  draft: Draft,
  hashOf: (file: string) => string,
  pictures: PicturesOfDevices,
): string {
  const files = draft.changedFiles().map((file) => {
    const saved = draft.saved.get(file);
    return {
      base: saved === undefined ? null : hashOf(file),
      change: changeOfText(file, saved, draft.texts.get(file))!,
    };
  });
  const used = Object.entries(picturesUsed(draft, pictures)).sort();
  return JSON.stringify({ files, pictures: Object.fromEntries(used) } satisfies SharedDraft);
}

/** Selects the photographs that the changed files of a draft name. */
export function picturesUsed(draft: Draft, pictures: PicturesOfDevices): PicturesOfDevices {
  const texts = draft.changedFiles().map((file) => draft.texts.get(file) ?? '');
  return Object.fromEntries(
    Object.entries(pictures).filter(([name]) => texts.some((text) => text.includes(name))),
  );
}

/** A stored draft does not have the known form, or does not fit the texts that it changed. */
export class UnreadableDraft extends Error {
  override readonly name = 'UnreadableDraft';
}

/** Parses the JSON of a shared draft; throws UnreadableDraft. */
export const parseSharedDraft = (entries: string): SharedDraft =>
  orUnreadable(() => sharedDraft.parse(JSON.parse(entries)));

function orUnreadable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw new UnreadableDraft('Unreadable.', { cause });
  }
}

/** Texts by file; undefined for a deleted one. */
export type DraftedTexts = ReadonlyMap<string, string | undefined>;

/**
 * The texts that a shared draft changes, as they would be on top of `saved`. `texts` has the texts before the changes,
 * by hash. Throws UnreadableDraft if one is missing or a change does not fit it.
 */
export function textsOfShared(
  { files }: SharedDraft,
  saved: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): DraftedTexts {
  return new Map(
    files.map(({ base, change }) => {
      const { file } = change;
      const before = base === null ? undefined : texts.get(base);
      const drafted = new Map(before === undefined ? [] : [[file, before]]);
      orUnreadable(() => changeTexts(drafted, [change]));
      return [file, mergeTexts(before, saved.get(file), drafted.get(file)).text];
    }),
  );
}
