import { everySchema, notesOf } from '../checker/schema-walk.ts';
import { wholeOf, type CheckedFiles } from '../content/checked-files.ts';
import { factsOf, localFactsOf } from '../content/facts.ts';
import { files } from '../content/files.ts';
import { localFactNames } from '../content/placeholders.ts';
import { shownContent } from '../content/shown.ts';
import { fillWords } from '../text/fill.ts';

const firstLine =
  '# Words in braces that sentences here may hold, as they are now (npm run words writes these lines):';
/** In characters. */
const longestLine = 110;
/** Gets no list: any change of a price would change the list too, so that two changes would always conflict. */
const withoutList = 'plans.yaml';

/**
 * The comments for the top of the files with sentences: their placeholders with the values. Undefined while a required
 * file has mistakes.
 */
function wordLists(content: CheckedFiles, today: string): Map<string, string[]> | undefined {
  const whole = wholeOf(content);
  if (!whole) return undefined;
  const shown = shownContent(whole, () => true);
  const facts = factsOf(shown, today);
  const local = localFactsOf(shown, today);
  const lists = new Map<string, string[]>();
  for (const [file, schema] of Object.entries(files)) {
    const own = new Set<string>();
    let hasSentences = false;
    for (const inner of everySchema(schema)) {
      const { placeholders } = notesOf(inner);
      hasSentences ||= placeholders !== undefined;
      for (const name of Object.keys(placeholders ?? {})) own.add(name);
    }
    if (!hasSentences || file === withoutList) continue;
    const values = { ...facts, ...local };
    const names = [...Object.keys(facts), ...localFactNames.filter((name) => own.has(name))];
    lists.set(file, linesOf(names.map((name) => `{${name}} ${valueInSentence(name, values)}`)));
  }
  return lists;
}

/** The value of a placeholder in the middle of a sentence: three, not Three. */
const valueInSentence = (name: string, values: Record<string, string | number>) =>
  fillWords(`a {${name}}`, values).slice(2) || 'nothing';

/** Breaks the list into lines, with middle dots between the words. */
function linesOf(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} · ${word}`;
    if (lines.length > 0 && longer.length <= longestLine) lines[lines.length - 1] = longer;
    else lines.push(`#   ${word}`);
  }
  return [firstLine, ...lines];
}

/** The text of a file with this list at the end of the comment at its top, in place of an older list. */
function withWordList(text: string, list: readonly string[]): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(end);
  const old = lines.indexOf(firstLine);
  if (old >= 0) {
    let after = old + 1;
    while (lines[after]?.startsWith('#   {')) after++;
    lines.splice(old, after - old, ...list);
    return lines.join(end);
  }
  const head = lines.findIndex((line) => line.startsWith('#'));
  const below = lines.findIndex((line, index) => index > head && !line.startsWith('#'));
  lines.splice(head < 0 ? 0 : below, 0, ...list);
  return lines.join(end);
}

/** The new texts of the files whose list is outdated; `textOf` returns the current text of a file. */
export function outdatedWordLists(
  textOf: (file: string) => string,
  content: CheckedFiles,
  today: string,
): Map<string, string> {
  const updated = new Map<string, string>();
  for (const [file, list] of wordLists(content, today) ?? []) {
    const text = textOf(file);
    const current = withWordList(text, list);
    if (current !== text) updated.set(file, current);
  }
  return updated;
}
