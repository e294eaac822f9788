import type { Shown } from '../desk-store.ts';
import { inWords, titleOf } from '../in-words.ts';
import { fieldAt } from '../names.ts';
import type { Place } from '../place.ts';
import { valueAt } from '../place-in-words.ts';
import { formOfFile, namesIn } from '../use-desk.ts';

/** How what stands at a place is found on its page. */
export interface Sought {
  words: readonly string[];
  /** What stands near it: what the thing is called whose field it is. */
  near: readonly string[];
  /** The day on which it is seen, where that is to come. */
  day?: string | undefined;
}

export function soughtAt(shown: Shown, place: Place): Sought {
  const { file, path } = place;
  const names = namesIn(shown);
  const value = valueAt(shown.values[file], path);
  const form = formOfFile(shown, file);
  const field = fieldAt(form, shown.values[file], path);
  const around = path.slice(0, -1);
  const group = fieldAt(form, shown.values[file], around);
  const thing = valueAt(shown.values[file], around);
  const title = group && titleOf(group, thing, names);
  return {
    words: field ? wordsToFind(inWords(field, value, names), value) : [],
    near: title?.split(', ') ?? [],
    day: shown.site.dayAhead(shown, place),
  };
}

/** How a value may stand on the page. */
function wordsToFind(said: string, value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  const parts = text
    .split(/\{[\w:-]+\}|\n\n/)
    .map((part) => part.replace(/[*#[\]]|\(\/[^)]*\)/g, '').trim());
  const longest = parts.sort((one, other) => other.length - one.length)[0] ?? '';
  const forms = [said, said.replace(' am', 'am').replace(' pm', 'pm'), text, longest];
  return [...new Set(forms)].filter((one) => one.length > 1);
}
