import { factsOf, localFactsOf } from '../../content/facts.ts';
import { contentOf } from '../../content/files.ts';

/** The facts, which are the current values of words in braces, as texts for the forms of the desk. */
export function factsInWords(
  content: ReadonlyMap<string, unknown>,
  today: string,
): Record<string, string> {
  const { files } = contentOf(content);
  const facts = { ...factsOf(files, today), ...localFactsOf(files, today) };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));
}
