import type { z } from 'zod';
import type { FieldFinding } from '../findings/finding.ts';
import type { Wordings } from '../findings/wording.ts';

/** A reference from one file to a thing that another file declares. */
export interface ReferenceKind {
  /** How staff call one such thing: "class". */
  noun: string;
  /** Where to look for what there is. */
  where: string;
}

/** What the content of a site must look like: all that the checker knows of the site. */
export interface ContentModel {
  /** The day of the check, "2026-11-21". */
  today: string;
  /** Every file that must be there. */
  files: Record<string, z.ZodType>;
  /** Folders with any number of files of one kind. */
  folders: Record<string, z.ZodType>;
  /** The folder of pictures. */
  images: string;
  /** Files that are for people and are not read. */
  companions: readonly string[];
  /** Names that no file of a folder may have. */
  refusedNames: readonly string[];
  /** Kinds of things that are referred to by id. */
  kinds: Record<string, ReferenceKind>;
  /** Ids that exist although no file declares them, such as the addresses of the pages. */
  otherIds: (
    kind: string,
    files: readonly string[],
    content: ReadonlyMap<string, unknown>,
  ) => readonly string[];
  /** Words in braces that every text with placeholders may hold. */
  facts: readonly string[];
  /** Those that name something by its id, as in {price:experts}, with the kind of it. */
  namedFacts: Readonly<Record<string, string>>;
  /** Rules between files. Only files without errors are in the map. */
  rules: (content: ReadonlyMap<string, unknown>) => Iterable<FieldFinding>;
  /** The sentences of what its schemas and rules find. */
  wordings: Wordings;
}

/** What the check of one file needs beyond its schema. */
export type FileModel = Pick<ContentModel, 'facts' | 'today'>;

/** The schema of a file, by its name inside the content folder. */
export function schemaOf(model: ContentModel, file: string): z.ZodType | undefined {
  return model.files[file] ?? model.folders[file.slice(0, Math.max(0, file.lastIndexOf('/')))];
}
