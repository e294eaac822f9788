import { factsOf, localFactsOf } from '../content/facts.ts';
import type { Files } from '../content/files.ts';

/** What the words in braces stand for now, for content that was checked; none while there is no such content. */
export function factsInWords(
  content: ReadonlyMap<string, unknown>,
  today: string,
): Record<string, string> {
  const files = Object.fromEntries(content) as unknown as Files;
  if (!content.has('plans.yaml')) return {};
  const facts = { ...factsOf(files), ...localFactsOf(files, Number(today.slice(0, 4))) };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));
}
