import type { z } from 'zod';
import type { ValueProblem } from '../content/problem.ts';

/** A kind of thing that the content refers to by id: a class, a picture, a page. */
export interface ReferenceKind {
  /** The noun that staff use: "class". */
  noun: string;
  /** The place to add one, for messages: "to classes.yaml". */
  where: string;
}

/** The ids of a kind that the files declare, also those of files with mistakes. */
export type DeclaredIds = (kind: string) => readonly string[];

/** Everything the checker knows about a site. */
export interface ContentModel {
  /** The date of the check, "2026-11-21". */
  today: string;
  /** Required files, by path. */
  files: Record<string, z.ZodType>;
  /** Folders with any number of files of one schema. */
  folders: Record<string, z.ZodType>;
  /** The folder of pictures. */
  images: string;
  /** Files for people, which are not parsed. */
  companions: readonly string[];
  /** Forbidden file names in folders, without extension. */
  refusedNames: readonly string[];
  /** Kinds of things with ids. */
  kinds: Record<string, ReferenceKind>;
  /** Ids that exist although no file declares them, such as the addresses of the pages. */
  otherIds: (
    kind: string,
    files: readonly string[],
    content: ReadonlyMap<string, unknown>,
    declared: DeclaredIds,
  ) => readonly string[];
  /** Placeholders that every text with placeholders may contain. */
  facts: readonly string[];
  /** Placeholders that take an id, as in {price:experts}, with the kind of thing it refers to. */
  namedFacts: Readonly<Record<string, string>>;
  /** Rules between files. Only files without errors are in the map. */
  rules: (content: ReadonlyMap<string, unknown>, declared: DeclaredIds) => Iterable<ValueProblem>;
  /** Open questions to the owner before the launch, besides values marked `placeholder: true`. */
  unanswered: (content: ReadonlyMap<string, unknown>) => Iterable<ValueProblem>;
}

/** The data for the check of one file, besides its schema. */
export type FileModel = Pick<ContentModel, 'facts'>;

/** The schema of a file, by its path inside the content folder: "schedule/monday.yaml". */
export function schemaOf(model: ContentModel, file: string): z.ZodType | undefined {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  // A file may be called "constructor", which every object has.
  if (Object.hasOwn(model.files, file)) return model.files[file];
  return Object.hasOwn(model.folders, folder) ? model.folders[folder] : undefined;
}
