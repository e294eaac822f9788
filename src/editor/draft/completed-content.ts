import type { Report } from '../../checker/check-between.ts';
import type { ContentInMemory } from '../../checker/content-in-memory.ts';
import type { ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';
import { EditRefused } from '../../yaml-edits/edit-refused.ts';
import { newText } from '../../yaml-edits/new-text.ts';
import type { FormField } from '../form-field.ts';
import type { Gap } from '../preview/gap.ts';
import { valueOf } from './draft-values.ts';
import type { Things } from './stand-in-for.ts';
import { StandIns } from './stand-ins.ts';

/** Content that pages can show although the draft has errors. */
export interface Completed {
  content: Report['content'];
  /** The required values that the draft lacks, to be marked on the page. */
  gaps: readonly Gap[];
  /** The names of stand-ins for photographs. */
  pictures: readonly string[];
  /** Whether an earlier value is shown in place of a wrong one. */
  isBehind: boolean;
}

/** A draft with errors. */
export interface Incomplete {
  model: ContentModel;
  draft: ContentInMemory;
  /** For each file, its latest text that had no errors. */
  lastValid: ContentInMemory;
  errors: readonly Problem[];
  /** The sizes in bytes of the pictures of the draft, by name. */
  pictures: Map<string, number>;
  formOf: (file: string) => FormField | undefined;
  /** What stand-ins refer to: names, declared ids, today. */
  things: Things;
}

/**
 * The content of a draft with errors, completed by stand-ins. It may still break a rule between files; undefined if it
 * has any other error.
 */
export function completedContent(incomplete: Incomplete): Completed | undefined {
  /** The places at which the check refuses the stand-in. */
  const refused = new Set<string>();
  for (;;) {
    const known = refused.size;
    const standIns = new StandIns(incomplete.things);
    const completed = completedBy(standIns, incomplete, refused);
    const { content, places } = check(completed, standIns, incomplete.pictures);
    if (places.length === 0) return { content, ...standIns };
    for (const place of places) refused.add(place);
    if (refused.size > known) continue;
    // Content that only breaks a cross-file rule can be shown.
    const bare = completed.copy({ ...incomplete.model, rules: () => [] });
    const loose = check(bare, standIns, incomplete.pictures);
    return loose.places.length === 0 ? { content: loose.content, ...standIns } : undefined;
  }
}

function completedBy(standIns: StandIns, incomplete: Incomplete, refused: ReadonlySet<string>) {
  const completed = incomplete.lastValid.copy();
  const places = [...incomplete.errors.map(placeOf), ...refused];
  for (const file of new Set(places.map((place) => place.split(' ')[0]!))) {
    const text = completedText(file, incomplete, standIns, refused);
    if (text === undefined) standIns.isBehind = true;
    else completed.write(file, text);
  }
  return completed;
}

function completedText(
  file: string,
  { draft, lastValid, errors, formOf }: Incomplete,
  standIns: StandIns,
  refused: ReadonlySet<string>,
): string | undefined {
  const [text, form] = [draft.textOf(file), formOf(file)];
  const value = text === undefined ? null : valueOf(text);
  if (!form || value === null) return undefined;
  const wrong = new Set(errors.map(placeOf));
  const completed = standIns.completed({
    file,
    form,
    values: { [file]: value },
    saved: { [file]: valueOf(lastValid.textOf(file) ?? '') },
    isWrong: (path) => wrong.has(placeOf({ file, path })),
    isRefused: (path) => refused.has(placeOf({ file, path })),
  });
  try {
    return newText(completed);
  } catch (error) {
    // A value that cannot be written into the text.
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

function check(
  content: ContentInMemory,
  { pictures: own }: StandIns,
  pictures: Map<string, number>,
) {
  for (const name of own) pictures.set(name, 1);
  const report = content.check();
  for (const name of own) pictures.delete(name);
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  return { content: report.content, places: errors.map(placeOf) };
}

/** The place of a problem as a text; the name of a file has no space. */
const placeOf = ({ file, path = [] }: Pick<Problem, 'file' | 'path'>) =>
  `${file} ${path.join('.')}`;
